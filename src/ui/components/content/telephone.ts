/** The address that a phone dials for a number as people write it: '020 7946 0018' is 'tel:02079460018'. */
export const telephoneAddress = (number: string): string => `tel:${number.replaceAll(' ', '')}`
