import { mergeMap, of } from 'rxjs'

export const merge = of(1).pipe(mergeMap((one) => of(one)))
