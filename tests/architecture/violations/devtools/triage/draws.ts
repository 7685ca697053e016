import '../../src/ui/shell/app.tsx'
