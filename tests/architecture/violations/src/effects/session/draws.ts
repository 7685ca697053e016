import '../../ui/components/button.tsx'
