import { of, switchMap } from 'rxjs'

export const chain = of(1).pipe(switchMap((one) => of(one)))
