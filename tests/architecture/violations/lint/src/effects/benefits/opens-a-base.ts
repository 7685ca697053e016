export const open = (): IDBOpenDBRequest => indexedDB.open('portal')
