import type { BenefitId } from '../../domain/benefits/benefit.ts'
import type { Choice, Setup } from '../../domain/benefits/choice.ts'
import { keepNewer } from '../../domain/benefits/overtaken.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import { selectFailures, selectOvertaken } from '../../domain/benefits/submission.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { pageOf } from '../shell/benefit-actions.ts'
import { Overtaken } from '../shell/overtaken.tsx'
import { overtakenText } from '../text/overtaken.ts'
import { choiceFacts } from './choice-facts.tsx'

const words = overtakenText.choice

/** A choice in lines, below the state that it is in. */
const Lines = ({ setup, choice, status }: { setup: Setup; choice: Choice | null; status?: string }) => (
  <>
    {status !== undefined && <div>{status}</div>}
    {choice &&
      choiceFacts(setup, choice).map(({ term, detail }) => (
        <div key={term}>
          {term}: {detail}
        </div>
      ))}
  </>
)

/** The choice has changed elsewhere while somebody was making it here: both are shown, and they decide. */
export const ChoiceOvertaken = ({ benefitId, mayGoOn = true }: { benefitId: BenefitId; mayGoOn?: boolean }) => {
  const overtaken = useSelect(selectOvertaken, benefitId)
  const failures = useSelect(selectFailures)
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const dispatch = useDispatch()
  const { go } = useNavigation()
  if (!overtaken || !setup) return null
  const { selection, kept, submitted } = setup
  return (
    <Overtaken
      key={failures}
      title={words.title}
      facts={[
        {
          term: words.now,
          detail: <Lines setup={setup} choice={kept ?? submitted} status={selection?.statusLabel ?? words.none} />,
        },
        ...(overtaken.choice ? [{ term: words.here, detail: <Lines setup={setup} choice={overtaken.choice} /> }] : []),
      ]}
      keep={{
        label: words.keep,
        onPress: () => {
          dispatch(keepNewer, benefitId)
          go(`${pageOf({ benefitId })}/manage`)
        },
      }}
    >
      {mayGoOn ? words.more : words.closed}
    </Overtaken>
  )
}
