import '../src/ui/components/button.tsx'
