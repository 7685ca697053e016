import '../ui/shell/app.tsx'
