import { of } from 'rxjs'

export const begin = (): unknown => of(1).subscribe()
