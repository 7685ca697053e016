import './effects/portal.ts'
