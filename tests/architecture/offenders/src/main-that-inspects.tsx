import './replay/inspector.tsx'
