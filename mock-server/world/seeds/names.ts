import type { Faker } from '@faker-js/faker'

/** First names that are usual in Great Britain. */
export const firstNames =
  'Aisha Alan Alice Amelia Amir Andrew Angela Anna Arthur Ava Barbara Ben Bethany Bronwen Callum Carys Catherine Charlotte Chloe Claire Colin Connor Daniel David Deborah Dev Dylan Eilidh Elaine Eleanor Emily Emma Ethan Evan Faith Farah Finlay Fiona Florence Freya Gareth George Georgia Grace Graham Hamish Hannah Harriet Harry Helen Imogen Isla Jack Jacob James Jasmine Joanne Joseph Julie Karen Katie Keith Kieran Laura Leah Leo Lewis Lily Lucy Luke Malik Margaret Maria Martin Matilda Megan Mohammed Molly Nadia Natalie Neil Niamh Nia Nicola Oliver Olivia Omar Oscar Owen Patrick Paul Pauline Peter Phoebe Priya Rachel Rebecca Rhys Robert Rosie Ruth Ryan Samira Sanjay Sarah Sean Sian Simon Sophie Stephen Stuart Susan Thomas Tomasz Toby Tracey Victoria Vikram William Yasmin Zoe'.split(
    ' ',
  )

/** Surnames that are usual in Great Britain. */
export const surnames =
  'Abbott Adeyemi Ahmed Akhtar Allen Anderson Armstrong Atkinson Bailey Baker Barnes Begum Bennett Blackwell Booth Bradley Brooks Burns Butler Campbell Carter Chapman Clarke Cole Collins Cooper Cox Craig Davies Dawson Dixon Doherty Edwards Ellis Evans Fletcher Forbes Foster Fraser Gallagher Gibson Graham Grant Green Griffiths Hall Hamilton Harris Harvey Hayes Henderson Hill Holmes Howells Hughes Hunter Hussain Jackson Jenkins Johnston Jones Joshi Kaur Kelly Kennedy Khan Knight Kowalski Lawson Lewis Lloyd MacDonald Marsh Marshall Mason Matthews McKenzie Mehta Miller Mitchell Morgan Morris Murphy Murray Nwosu Obi Palmer Parry Patel Pearce Phillips Powell Price Pritchard Quinn Rahman Reid Reynolds Richards Roberts Robertson Robinson Russell Saunders Scott Shah Shaw Simpson Singh Smith Stewart Sutherland Taylor Thomas Thompson Turner Walker Walsh Ward Watson Webb White Wilkinson Williams Wilson Wood Wright Young'.split(
    ' ',
  )

/** A first name and a surname that are usual in Great Britain, drawn by a seeded faker. */
export const drawName = (faker: Faker): { readonly firstName: string; readonly surname: string } => ({
  firstName: faker.helpers.arrayElement(firstNames),
  surname: faker.helpers.arrayElement(surnames),
})
