import '../session/login.ts'
