; The installer for Windows: for the person who runs it, without asking for the rights of an administrator.
; What the person has (saves, settings) lies elsewhere, and uninstalling leaves it alone.
Unicode true
; As the program: no Windows that it runs on is older.
Target amd64-unicode
Name "Two Rivers"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Two Rivers"
RequestExecutionLevel user
Icon "${FOLDER}/two-rivers.ico"
SetCompressor /SOLID lzma
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TwoRivers"

Section
    SetOutPath "$INSTDIR"
    File "${FOLDER}/two-rivers.exe"
    File "${FOLDER}/referee.exe"
    File "${FOLDER}/two-rivers.ico"
    File "${FOLDER}/README.md"
    File "${FOLDER}/CHANGELOG.md"
    File "${FOLDER}/LICENSE-MIT"
    File "${FOLDER}/LICENSE-APACHE"
    File "${FOLDER}/licences.txt"
    CreateShortcut "$SMPROGRAMS\Two Rivers.lnk" "$INSTDIR\two-rivers.exe" "" "$INSTDIR\two-rivers.ico"
    ; A save opens the program: offered among the programs for .ron, never taken from another one.
    WriteRegStr HKCU "Software\Classes\TwoRivers.Save" "" "Two Rivers game"
    WriteRegStr HKCU "Software\Classes\TwoRivers.Save\DefaultIcon" "" "$INSTDIR\two-rivers.ico"
    WriteRegStr HKCU "Software\Classes\TwoRivers.Save\shell\open\command" "" '"$INSTDIR\two-rivers.exe" "%1"'
    WriteRegStr HKCU "Software\Classes\.ron\OpenWithProgids" "TwoRivers.Save" ""
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${ENTRY}" "DisplayName" "Two Rivers"
    WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\two-rivers.ico"
    WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
    WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    Delete "$INSTDIR\two-rivers.exe"
    Delete "$INSTDIR\referee.exe"
    Delete "$INSTDIR\two-rivers.ico"
    Delete "$INSTDIR\README.md"
    Delete "$INSTDIR\CHANGELOG.md"
    Delete "$INSTDIR\LICENSE-MIT"
    Delete "$INSTDIR\LICENSE-APACHE"
    Delete "$INSTDIR\licences.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Two Rivers.lnk"
    DeleteRegKey HKCU "Software\Classes\TwoRivers.Save"
    DeleteRegValue HKCU "Software\Classes\.ron\OpenWithProgids" "TwoRivers.Save"
    DeleteRegKey HKCU "${ENTRY}"
SectionEnd
