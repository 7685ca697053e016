import '../devtools/replay/inspector/inspector.tsx'
