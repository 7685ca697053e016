import { selectProfile } from '../../domain/session/session.ts'
import { useSelect } from '../portal.ts'
import { benefitsText } from '../text/benefits.ts'

/** The people whom a benefit covers, by name; whoever reads their own page is 'You', and comes first. */
export const useCovered = (people: readonly string[]): readonly string[] => {
  const own = useSelect(selectProfile)?.user
  const name = own && `${own.firstName} ${own.surname}`
  const others = people.filter((one) => one !== name)
  return others.length < people.length ? [benefitsText.detail.you, ...others] : people
}

/** Names as one phrase: 'You, Gareth Holmes and Leo Holmes'. */
export const namesOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
