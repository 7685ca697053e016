/** Operations that no host has, as a file of `openapi/legacy/`: each kind of read and change that `npm run new` knows. */
export const exampleOperations = `paths:
  pass:
    get:
      operationId: getGymPass
      tags: [benefits]
      summary: The person's gym pass
      responses:
        '200':
          description: The pass.
          content:
            application/json:
              schema: { $ref: '#/schemas/GymPass' }
              examples: { employee-signed-in: { value: { status: none, place: null } } }
        '500': { $ref: '../common.yaml#/responses/Failed' }
  pass-of:
    patch:
      operationId: changeGymPass
      tags: [account]
      summary: Change a gym pass
      parameters:
        - { $ref: '#/parameters/Id' }
        - { $ref: '../common.yaml#/parameters/IdempotencyKey' }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/schemas/GymChange' }, example: { place: North } } }
      responses:
        '200':
          description: The pass as it is now.
          content:
            application/json:
              schema: { $ref: '#/schemas/GymPass' }
              examples: { employee-signed-in: { value: { status: granted, place: North } } }
        '500': { $ref: '../common.yaml#/responses/Failed' }
  classes:
    get:
      operationId: getGymClasses
      tags: [home]
      summary: The classes of the gym
      responses:
        '200':
          description: The classes.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/schemas/GymClass' } }
              examples: { employee-signed-in: { value: [{ classId: a, name: Yoga }] } }
        '500': { $ref: '../common.yaml#/responses/Failed' }
    post:
      operationId: joinGymClass
      tags: [home]
      summary: Join a class of the gym
      parameters:
        - { $ref: '../common.yaml#/parameters/IdempotencyKey' }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/schemas/GymJoining' }, example: { classId: a } } }
      responses:
        '204': { description: Joined. }
        '500': { $ref: '../common.yaml#/responses/Failed' }
  class:
    get:
      operationId: getGymClass
      tags: [employer]
      summary: A class of the gym
      parameters:
        - { $ref: '#/parameters/Id' }
      responses:
        '200':
          description: The class, with what is said of it.
          content:
            application/json:
              schema:
                allOf:
                  - { $ref: '#/schemas/GymClass' }
                  - type: object
                    required: [about, places]
                    properties:
                      about: { type: string, format: html, x-html: content }
                      places: { type: integer }
              examples: { employee-signed-in: { value: { classId: a, name: Yoga, about: <p>Slow.</p>, places: 8 } } }
        '500': { $ref: '../common.yaml#/responses/Failed' }
  leaving:
    post:
      operationId: leaveGym
      tags: [content]
      summary: Leave the gym
      parameters:
        - { $ref: '../common.yaml#/parameters/IdempotencyKey' }
      responses:
        '204': { description: Left. }
        '500': { $ref: '../common.yaml#/responses/Failed' }

parameters:
  Id: { name: id, in: path, required: true, description: An id., schema: { type: string }, example: a }

schemas:
  GymPass:
    type: object
    required: [status]
    properties:
      status: { type: string, enum: [none, granted] }
      place: { type: [string, 'null'], default: null }
  GymChange:
    type: object
    required: [place]
    properties: { place: { type: string } }
  GymClass:
    type: object
    required: [classId, name]
    properties: { classId: { type: string }, name: { type: string } }
  GymJoining:
    type: object
    required: [classId]
    properties: { classId: { type: string } }
`

/** Their lines in `openapi/legacy/legacy.yaml`. */
export const examplePaths = `  /gym/pass: { $ref: 'gym.yaml#/paths/pass' }
  /gym/passes/{id}: { $ref: 'gym.yaml#/paths/pass-of' }
  /gym/classes: { $ref: 'gym.yaml#/paths/classes' }
  /gym/classes/{id}: { $ref: 'gym.yaml#/paths/class' }
  /gym/leaving: { $ref: 'gym.yaml#/paths/leaving' }
`

/** A feature for each, with the rest of its command line. */
export const exampleFeatures: Readonly<Record<string, readonly string[]>> = {
  'benefits/gym-pass': ['--operation', 'getGymPass'],
  'home/gym-classes': ['--operation', 'getGymClasses'],
  'employer/gym-class': ['--operation', 'getGymClass'],
  'account/gym-change': ['--operation', 'changeGymPass', '--done', 'GymPassChanged'],
  'home/gym-joining': ['--operation', 'joinGymClass', '--done', 'GymClassJoined'],
  'content/gym-leaving': ['--operation', 'leaveGym', '--done', 'GymLeft'],
}
