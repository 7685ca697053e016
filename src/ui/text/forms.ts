/** Heads the list of what has to be corrected in a long form. */
export const correctErrors = 'Please correct the errors highlighted below'
