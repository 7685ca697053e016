import './effects/portal.ts'
import './ui/shell/app.tsx'
