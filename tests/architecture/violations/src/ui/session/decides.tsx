import 'fp-ts/lib/Either.js'
