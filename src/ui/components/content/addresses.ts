/** The `tel:` address of a number as people write it: '020 7946 0018' becomes 'tel:02079460018'. */
export const telephoneAddress = (number: string): string => `tel:${number.replaceAll(' ', '')}`

/** The `mailto:` address of an email address. Encoded, so that a host's text cannot add recipients or content. */
export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
