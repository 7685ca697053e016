import type { Stage } from '../../domain/benefits/stages.ts'
import { formatDate } from '../components/content/format.ts'

/** The card of somebody on probation that says from when they can choose what. */
export const stagesText = {
  title: 'Your benefits, by date',
  stage: (stage: Stage): string => {
    switch (stage.kind) {
      case 'held':
        return 'You have now'
      case 'open':
        return 'You can choose now'
      case 'later':
        return stage.from === null ? 'After probation' : `From ${formatDate(stage.from)}`
    }
  },
  until: (day: string) => `Choose by ${day}.`,
  held: 'There’s nothing to do.',
  opens: 'After your probation.',
  all: (count: number) => `See all ${count} benefits`,
}
