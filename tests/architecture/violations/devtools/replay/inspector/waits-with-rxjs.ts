import 'rxjs'
