// A file of its own: the name of the worker's script has the hash of most of the domain, and would give the recorder another name with it.
export { default as workerScript } from './recorder-worker.ts?worker&url'
