// @ts-expect-error the violation itself: there is no such file
import './nowhere.ts'
