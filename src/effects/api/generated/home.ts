// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import * as t from 'io-ts'
import { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import type { Operation } from '../operation.ts'
import { member, nullable, optional, text } from '../reader.ts'
import { ErrorBody, UnauthorisedBody } from './common.ts'
import type * as legacy from './legacy.types.ts'

const HomePageCard: t.Type<legacy.components['schemas']["HomePageCard"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "title": text, "text": /* @__PURE__ */ optional(text, ""), "link": text, "icon": /* @__PURE__ */ optional(text, ""), "priority": /* @__PURE__ */ optional(/* @__PURE__ */ member(["urgent","normal"]), "normal") })

const HomePageBanner: t.Type<legacy.components['schemas']["HomePageBanner"], unknown, unknown> = /* @__PURE__ */ t.type({ "id": text, "title": /* @__PURE__ */ optional(text, ""), "text": /* @__PURE__ */ optional(SafeHtml, ""), "imageUrl": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "link": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

const CarouselSlide: t.Type<legacy.components['schemas']["CarouselSlide"], unknown, unknown> = /* @__PURE__ */ t.type({ "title": text, "text": /* @__PURE__ */ optional(SafeHtml, ""), "image": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null), "icon": /* @__PURE__ */ optional(/* @__PURE__ */ nullable(text), null) })

export const getHomePageCards: Operation<
  { },
  legacy.operations["getHomePageCards"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getHomePageCards",
  host: "legacy",
  method: "GET",
  path: "/user/home-page-cards",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(HomePageCard) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [],
  files: [],
}

export const getHomePageBanner: Operation<
  { },
  legacy.operations["getHomePageBanner"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getHomePageBanner",
  host: "legacy",
  method: "GET",
  path: "/user/home-page-banner",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(HomePageBanner) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["*","text"], profile: "message" }],
  files: [],
}

export const getCarousel: Operation<
  { },
  legacy.operations["getCarousel"]['responses'][200]['content']['application/json'],
  legacy.components['schemas']["UnauthorisedBody"] | legacy.components['schemas']["ErrorBody"]
> = {
  id: "getCarousel",
  host: "legacy",
  method: "GET",
  path: "/carousel",
  query: [],
  anonymous: false,
  responses: { 200: /* @__PURE__ */ t.array(CarouselSlide) },
  errors: { 401: UnauthorisedBody, 403: ErrorBody, 500: ErrorBody },
  html: [{ status: 200, path: ["*","text"], profile: "content" }],
  files: [],
}
