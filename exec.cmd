@rem The scripts of package.json give their place away with exec, which the shell of Windows does not have.
@%*
