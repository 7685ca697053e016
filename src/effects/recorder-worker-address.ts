// A separate file: the name of the worker's script has a hash of most of the domain, and would change the recorder's name as well.
export { default as workerScript } from './recorder-worker.ts?worker&url'
