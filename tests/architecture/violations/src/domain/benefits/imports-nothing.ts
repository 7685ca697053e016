// @ts-expect-error the offence itself: there is no such file
import './nowhere.ts'
