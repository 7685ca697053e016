import 'idb'
