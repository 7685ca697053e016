import '../session/session.ts'
