const hills =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160"><rect width="480" height="160" fill="#dceaf5"/><circle cx="380" cy="46" r="24" fill="#f6c95c"/><path d="M0 160V110c60-50 110-50 170-8s120 20 170-16 100-20 140 8v66z" fill="#7fae8a"/><path d="M0 160v-24c80-36 150-24 220-6s160 8 260-26v56z" fill="#4f8a64"/></svg>'

/** The slides that welcome a person: the text is HTML. */
export const seedSlides = [
  {
    title: 'All your benefits in one place',
    text: '<p>See what Acme pays for, what you’ve chosen and what else you could have.</p>',
    image: null,
    icon: 'life',
  },
  {
    title: 'Choose what suits you',
    text: '<p>Open <strong>My benefits</strong> to see what each one is, who it covers and what it costs. You always see the cost before you agree to anything.</p>',
    image: null,
    icon: 'dental',
  },
  {
    title: 'Add your family',
    text: '<p>Add your partner and children to your profile once. Then tick a box to cover them, wherever a benefit allows it.</p>',
    image: null,
    icon: 'childcare',
  },
  {
    title: 'Life changes',
    text: '<p>Got married, had a baby or moved home? Tell us in <strong>Life events</strong> and see what you can change, and until when.</p>',
    image: `data:image/svg+xml,${encodeURIComponent(hills)}`,
    icon: null,
  },
  {
    title: 'We are here to help',
    text: '<p>Use the Contact link at the bottom of any page. We reply within 2 working days.</p>',
    image: null,
    icon: 'phone',
  },
] as const
