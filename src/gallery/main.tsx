console.log('gallery')
