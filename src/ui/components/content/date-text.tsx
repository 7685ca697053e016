import { formatDate } from './format.ts'

/** An ISO date in words, with the ISO form for machines. */
export const DateText = ({ iso, form = 'long' }: { iso: string; form?: 'long' | 'short' }) => (
  <time dateTime={iso}>{formatDate(iso, form)}</time>
)
