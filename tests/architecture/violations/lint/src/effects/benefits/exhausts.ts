import { exhaustMap, of } from 'rxjs'

export const exhaust = of(1).pipe(exhaustMap((one) => of(one)))
