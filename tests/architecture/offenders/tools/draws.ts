import '../src/ui/kit/button.tsx'
