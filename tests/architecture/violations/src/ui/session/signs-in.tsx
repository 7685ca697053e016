import '../../effects/session/login.ts'
