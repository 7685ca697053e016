import '../../ui/kit/button.tsx'
