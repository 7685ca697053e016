// Written by tools/generate from openapi/legacy.yaml.
import type { SafeHtml } from "../../../domain/kernel/codecs/classification.ts";
export interface paths {
    "/login/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look up whether an email address uses single sign-on */
        post: operations["lookUpLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email address and password
         * @description Also sets the session cookie. The host can require a second factor; the tokens are then null until it is completed.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the token of a single-sign-on link
         * @description A token that begins with msq starts a masquerade: the response names the user whom the administrator acts as, and calls for that user carry the masquerade headers. A masquerade has its own session and cookie, so that the other tabs of the browser stay as they are.
         */
        post: operations["logInBySso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wrkit-sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the external work platform takes over the person signed in */
        get: operations["getWorkPlatform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything about the person signed in, and a fresh access token
         * @description Accepts the bearer or, after a reload, the session cookie on its own. With the masquerade headers the response is about the user and the scheme year that they name, without them about the administrator.
         */
        get: operations["getLoginSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a login with the code of the second factor
         * @description Also sets the session cookie. The method is assumed.
         */
        post: operations["logInWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee/mfa/validate/enforced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a code of the two-factor set-up that the login demanded
         * @description The first pass is temporary and changes nothing for good. The second pass is complete: it needs email address and password, turns two-factor on, signs in and sets the session cookie. The method and the response are assumed.
         */
        post: operations["validateEnforcedSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the session at the host */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the session and its cookie
         * @description Accepts the bearer or the session cookie on its own. A logout that got no response is repeated with the cookie, because the portal keeps no token after a logout.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keep the session alive
         * @description The shape of the response is assumed.
         */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of the person
         * @description Only the path is given; the response is assumed to be that of getUser.
         */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client of the person, with the features that it has switched off
         * @description Only the path is given.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Accept the site terms */
        patch: operations["acceptPolicies"];
        trace?: never;
    };
    "/user/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose a password and open the account
         * @description The response is that of a login, so the person is signed in or must set up the second factor. Its shape is assumed.
         */
        patch: operations["activate"];
        trace?: never;
    };
    "/user/activate/dob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the date of birth of the person activating the account
         * @description The path is given; the shapes are assumed.
         */
        post: operations["verifyActivationDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/activate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up an activation link
         * @description A response with an error, or with the status error, means that the link cannot be used. That the response says whether activation includes a second factor is assumed.
         */
        get: operations["getActivation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to reset the password
         * @description The response is the same for every address, so that it does not reveal which addresses have an account.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset/dob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the date of birth of the person who resets the password */
        post: operations["verifyResetDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a password against the nine rules
         * @description Without a token, the rules about personal details and previous passwords count as met until the password is sent. The name of a check is the code of its rule; that and the boolean status are assumed.
         */
        post: operations["checkPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/terms-conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text of the site terms and conditions
         * @description The names of the fields are assumed.
         */
        get: operations["getTermsAndConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/privacy-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text of the privacy statement
         * @description The names of the fields are assumed.
         */
        get: operations["getPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/our-cookie-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text of the cookie policy
         * @description The names of the fields are assumed.
         */
        get: operations["getCookiePolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms-content/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subjects of an enquiry and the text next to the form */
        get: operations["getContactPage"];
        put?: never;
        /**
         * Send an enquiry
         * @description The method is given; that the path is the page's own is assumed.
         */
        post: operations["sendEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms-content/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Frequently asked questions, shown under the contact form */
        get: operations["getContactQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand of a scheme
         * @description Public, because the login page is branded. The response's nesting and the use of a domain label in the path are assumed.
         */
        get: operations["getScheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/branding/core-branding-urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The images of a scheme without its own */
        get: operations["getCoreBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheme/branding/avatar-set/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The avatars of a scheme */
        get: operations["getAvatarSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/home-page-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards of the home page
         * @description The fields of a card are assumed; an array is given.
         */
        get: operations["getHomePageCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/home-page-banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banners of the home page
         * @description The fields of a banner are assumed; an array is given.
         */
        get: operations["getHomePageBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The slides that welcome a person at the first login
         * @description The path is given, the fields are assumed.
         */
        get: operations["getCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's own details
         * @description Method and path are given, the fields are assumed. What the employer keeps comes with the login set-up.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change some of the person's own details
         * @description That it is a PATCH with any fields is given; which fields a person can change, and the response, are assumed. Not during a masquerade.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/user/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The family of the person signed in
         * @description That the response is a plain list is assumed. The portal calls this for the person's own family.
         */
        get: operations["getFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/family-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a family member
         * @description The method and the fields are given; the path is assumed.
         */
        post: operations["addFamilyMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/family-members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a family member
         * @description Method, path and fields are given. That the response is that of adding is assumed.
         */
        patch: operations["updateFamilyMember"];
        trace?: never;
    };
    "/user/{id}/family-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The family of the person in the path
         * @description The portal calls this during a masquerade, for the person whose portal the administrator is viewing, so that no response can be about the administrator's own family. That the response is a plain list is assumed.
         */
        get: operations["getFamilyOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/life-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The life events that the person has reported
         * @description The path and the fields are assumed.
         */
        get: operations["getLifeEvents"];
        put?: never;
        /**
         * Report a life event
         * @description The method is given; path, body and response are assumed.
         */
        post: operations["addLifeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/life-events/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The life events that a person can report
         * @description The path is given, the fields are assumed.
         */
        get: operations["getAvailableLifeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefits/user/eligible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The benefits that the person can have */
        get: operations["getEligibleBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One benefit in full */
        get: operations["getBenefit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit/{id}/related_FAQ": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions and answers about a benefit
         * @description The fields of a question are assumed.
         */
        get: operations["getBenefitFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit/{id}/related_benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Benefits that go with a benefit
         * @description The fields of a related benefit are assumed.
         */
        get: operations["getRelatedBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ccv/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance of the person's credits
         * @description The two fields are given; that the balance is whole pence, and the 404 for a person without credits, are assumed.
         */
        get: operations["getCreditsBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ccv/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address of the external page for managing credits
         * @description The path is given; that it returns an address is assumed. The portal frames the page if its exact origin is one of the configured ones, and adds the access token as the query parameter bearer_token.
         */
        get: operations["getCreditsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit-group/{id}/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contributions to the benefits of a group, month by month
         * @description The four fields are given; that a group is named by its groupCode, and that amounts are whole pence, are assumed. The rows can be in any order: the portal lists the newest first.
         */
        get: operations["getContributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/selections/mtb/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person's benefits come to in the scheme year
         * @description The path is given, the fields are assumed.
         */
        get: operations["getTotalBenefitsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/selections/mtb/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each benefit costs the company and the person in each month of the scheme year
         * @description The path is given, and that the costs of company and employee come by month; the fields are assumed.
         */
        get: operations["getTotalBenefitsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit/{id}/selection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person can choose of a benefit, and their selection or unfinished choice
         * @description The fields of the choice are given by name; their shapes are assumed.
         */
        get: operations["getBenefitSelection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit/{id}/with-selection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One benefit in full, with what the person can choose of it */
        get: operations["getBenefitWithSelection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/benefit/{benefitId}/terms/{termId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of the terms that come with a benefit */
        get: operations["getBenefitTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a benefit, or choose it again after having left it
         * @description Without accepted_terms the values are kept as an unfinished choice (temporarySelection). With it they are submitted, together with what was kept before. The path is assumed. The portal calls this once for a choice, a reapplication too: what was kept is changed and submitted by updateSelection.
         */
        post: operations["createSelection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discard an unfinished choice and return the selection as it was before */
        get: operations["resetSelection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a selection; opting out is the change to status opted-out
         * @description Without accepted_terms the values are kept as an unfinished choice. With it they are submitted.
         */
        patch: operations["updateSelection"];
        trace?: never;
    };
    "/selections/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a choice would cost, and its limits
         * @description Nothing is saved. For a benefit with beamSupported the price comes from its provider, who may refuse it with an error. Limits hold for the field `value`, those of the partner for `partner_value`. Shapes are assumed beyond the names of the limits and error.
         */
        post: operations["calculateCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selections/client/{client}/employees/{employee}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose or change a benefit for an employee, as an employer
         * @description The same as createSelection and updateSelection, sent while an employer acts for an employee.
         */
        post: operations["saveSelectionForEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/benefit-takeup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many employees have taken each benefit
         * @description Called for people without isInsightsEnabled. The fields are assumed.
         */
        get: operations["getBenefitTakeUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/benefit-takeup/{benefit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The take-up of one benefit over time and by group
         * @description Called for people without isInsightsEnabled. The fields are assumed; the groups are department and age.
         */
        get: operations["getTakeUpOfBenefit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/employees/{employee}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One employee of a client
         * @description The fields are assumed.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/masquerade/employer/{employee}/{schemeYear}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link that shows the portal as one employee sees it
         * @description Method, path and response are assumed. The link is a path of the portal below /sso-login/ with a token that begins with msq, or an https address on an allowed host. The portal opens it at once and does not store it.
         */
        post: operations["startMasquerade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/welcome-email-resends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the welcome email again to employees who have not registered
         * @description Method and path are given; the body and the response are assumed. The email goes to the employees named, or otherwise to all who have not registered and match the search. `expected` is the number of people that the administrator has confirmed: if it differs, the host sends nothing.
         */
        post: operations["resendWelcomeEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/data-load-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The template for employee data
         * @description A CSV file whose first row names the columns; the order of the columns in an upload is free. Assumed: Employee number, First name, Surname, Email, Date of birth, Start date, Department, Location, Job title and Salary; days are dd/mm/yyyy or yyyy-mm-dd, the salary is in pounds, with or without the sign and commas. A second row can show how each cell is written: its employee number is EXAMPLE, and it is ignored.
         */
        get: operations["getDataLoadTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/date-last-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When employee data was last uploaded
         * @description The fields are assumed. An upload counts once it has been applied.
         */
        get: operations["getDateLastUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/data-loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier uploads of a client's employee data
         * @description The fields are assumed. An upload that is still being checked, or that waits for its commit, is among them, so that the portal can continue with it after a reload.
         */
        get: operations["getDataLoads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-data-uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of an upload of employee data
         * @description The portal polls every 2 seconds while the status is checking. The fields are assumed. A row with an error rejects the whole file: none of it is applied. For a client with the eligibility impact a file without errors waits for its commit.
         */
        get: operations["getEmployeeDataUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-data-uploads/{id}/eligibility-difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who would gain and lose eligibility through an upload
         * @description The names of the query and the fields are assumed. The counts are of the whole upload, whatever the query.
         */
        get: operations["getEligibilityDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payroll, provider or life-event reports of a client
         * @description The names of the query and the fields of the response other than year, month, label and providerName are assumed.
         */
        get: operations["getReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/reports/download-multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Several reports as one archive
         * @description The name of the query and the media type are assumed.
         */
        get: operations["downloadReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/reports/{reportId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One report as a file
         * @description The media type is assumed. A host may send the JSON of an error with the status 200: the portal shows its message and saves nothing.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/{id}/employees/life-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The life events that a client's employees have reported
         * @description The fields beside closed_date are assumed.
         */
        get: operations["getEmployeeLifeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        LoginLookUp: {
            /** Format: email */
            email: string;
        };
        LoginRoute: {
            /** @default false */
            hasSSO: boolean;
            /**
             * @description Where single sign-on begins; null without single sign-on.
             * @default null
             */
            url: string | null;
            /**
             * @description Why nobody can sign in with this address. The portal shows it instead of the password.
             * @default null
             */
            error: string | null;
        };
        /** @description An ordinary failure. One of the three fields holds the message for the person, in this order of preference. */
        ErrorBody: {
            /** @description A sentence, a list of sentences, or lists of sentences by field name. */
            errors?: string | string[] | {
                [key: string]: string[];
            };
            error?: string;
            message?: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            /** @description A hash of user agent, screen and time zone. */
            deviceToken: string;
            /** @description The captcha token, when the host requires one. It works once. */
            recaptcha?: string;
        };
        /** @description A refused login whose status is a success has no token and says why. */
        LoginResponse: {
            /**
             * @description Null while a second factor is required.
             * @default null
             */
            access_token: string | null;
            /** @default null */
            refresh_token: string | null;
            /**
             * @description Seconds.
             * @default null
             */
            expires_in: number | null;
            /** @default null */
            ssoLogoutUrl: string | null;
            /** @default false */
            is_should_setup_2fa: boolean;
            /** @default false */
            is_should_validate_2fa: boolean;
            /** @description The two-factor secret to set up. */
            secret?: string;
            /** @description The address inside the two-factor QR code. */
            url?: string;
            scheme?: string;
            /** @description The portal keeps it in its state and never shows it. */
            remember?: boolean;
            /** @default null */
            error_message: SafeHtml | null;
            /** @default false */
            showRecaptcha: boolean;
            /** @default false */
            userAccountLocked: boolean;
        };
        LoginRefusal: {
            /** @default null */
            error_message: SafeHtml | null;
            /** @default false */
            showRecaptcha: boolean;
            /** @default false */
            userAccountLocked: boolean;
            error?: string;
        };
        SsoToken: {
            /** Format: password */
            sso: string;
        };
        SsoTokens: {
            /** @default null */
            access_token: string | null;
            /** @default null */
            refresh_token: string | null;
            /**
             * @description Seconds.
             * @default null
             */
            expires_in: number | null;
            /**
             * @description As in the response to a login.
             * @default null
             */
            ssoLogoutUrl: string | null;
            /**
             * @description The user whom the administrator acts as; null without a masquerade.
             * @default null
             */
            masqueradeUserId: string | null;
            /** @default null */
            error: string | null;
        };
        WorkPlatform: {
            redirect: string;
        };
        /** @description The bearer is missing, expired or ended. A person who was signed in sees the detail. */
        UnauthorisedBody: {
            /** @default  */
            detail: string;
        };
        User: {
            id: string;
            /** @default  */
            firstName: string;
            /** @default  */
            surname: string;
            /** @default  */
            name: string;
            /** @default  */
            email: string;
            /**
             * @description employee or employer, in any case; anything else gets the least privilege.
             * @default employee
             */
            userType: string;
            /**
             * @description active, left or inactive, in any case.
             * @default active
             */
            employmentStatus: string;
            /** @default null */
            avatar: string | null;
            /** @default false */
            firstLogin: boolean;
            /** @default false */
            siteTermsUpdated: boolean;
            /** @default false */
            isInsightsEnabled: boolean;
            /** @default false */
            isDataLoadEligibilityImpactEnabled: boolean;
            /**
             * @description Whether two-factor is on.
             * @default false
             */
            isMfaEnabled: boolean;
        };
        ClientException: {
            /** @description The portal reads total-benefits, life-events, approvals, benefit-takeup, employee-insights (with employee-engagement) and reporting. Any other code is ignored. */
            code: string;
            /**
             * @description The exception holds. A feature of the portal is then switched off.
             * @default false
             */
            status: boolean;
        };
        ClientCredits: {
            /**
             * Format: date
             * @default null
             */
            nextVoucherDate: string | null;
        };
        Client: {
            /** @default  */
            id: string;
            /** @default  */
            clientName: string;
            /** @default true */
            contactUsEnabled: boolean;
            /** @default null */
            clientLogo: string | null;
            /**
             * @description How this client differs from others. The codes of features that are switched off are assumed.
             * @default []
             */
            clientExceptions: components["schemas"]["ClientException"][];
            ccv?: components["schemas"]["ClientCredits"];
        };
        SchemeYear: {
            /** @default  */
            id: string;
            /** @default null */
            schemeYear: string | null;
            /**
             * @description An IANA time zone, such as Pacific/Auckland: the days of the scheme, such as the last one to choose, begin and end in it. Null is Europe/London.
             * @default null
             */
            timeZone: string | null;
        };
        CmsData: {
            /** @default false */
            sso_access_only: boolean;
        };
        LoginSetup: {
            access_token: string;
            user: components["schemas"]["User"];
            /** @default {} */
            client: components["schemas"]["Client"];
            /** @default {} */
            scheme: components["schemas"]["SchemeYear"];
            /** @default {} */
            cmsData: components["schemas"]["CmsData"];
            /** @default false */
            showWelcomeModal: boolean;
            /** @default null */
            ssoLogoutUrl: string | null;
            /** @default false */
            isOneHubIntegrationActive: boolean;
            /** @default null */
            oneHubLogoutUrl: string | null;
        };
        CodeLogin: {
            code: string;
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            /** @description A hash of user agent, screen and time zone. */
            deviceToken: string;
        };
        CodeTokens: {
            /**
             * @description Null while the set-up is not complete.
             * @default null
             */
            access_token: string | null;
            /** @default null */
            refresh_token: string | null;
            /**
             * @description Seconds.
             * @default null
             */
            expires_in: number | null;
            /** @default null */
            ssoLogoutUrl: string | null;
        };
        SecondFactorProblem: {
            code: string;
        };
        /** @description Why a code was not accepted. That the error is a list of code values is given; the field and the values are assumed (invalid-code, expired-code, too-many-attempts, setup-expired, credentials-refused). The list may come as a JSON text. */
        SecondFactorRefusal: {
            /** @default [] */
            error: components["schemas"]["SecondFactorProblem"][] | string;
        };
        /** @description A code of the set-up. Email address and password are sent with the type complete. */
        SetUpCode: {
            code: string;
            /** @enum {string} */
            type: "temporary" | "complete";
            /** @description The secret in the QR code. */
            secret: string;
            /** @description A hash of user agent, screen and time zone. */
            deviceToken: string;
            /** Format: email */
            email?: string;
            /** Format: password */
            password?: string;
        };
        Done: {
            /**
             * @default success
             * @constant
             */
            status: "success";
        };
        UserDetails: {
            /** @default  */
            id: string;
            personalEmail?: string | null;
            phone?: string | null;
            /** @description The address of the chosen picture. */
            avatar?: string | null;
        };
        TermsAcceptance: {
            termsAccepted: boolean;
        };
        TermsRevision: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /** @default false */
            termsRevision: boolean;
        };
        Activation: {
            /** @description The id of the activation link. */
            sso: string;
            /** @description dd/mm/yyyy */
            date_of_birth: string;
            /** Format: password */
            password: string;
            /**
             * Format: password
             * @description The same password again.
             */
            password_confirmation: string;
        };
        LoginTokens: {
            /**
             * @description Null while a second factor is required.
             * @default null
             */
            access_token: string | null;
            /** @default null */
            refresh_token: string | null;
            /**
             * @description Seconds.
             * @default null
             */
            expires_in: number | null;
            /**
             * @description Where a logout ends. An address from the login set-up takes precedence; the portal keeps it for the next page load.
             * @default null
             */
            ssoLogoutUrl: string | null;
            /** @default false */
            is_should_setup_2fa: boolean;
            /** @default false */
            is_should_validate_2fa: boolean;
            /** @description The two-factor secret to set up. */
            secret?: string;
            /** @description The address inside the two-factor QR code. */
            url?: string;
            scheme?: string;
            /** @description The portal keeps it in its state and never shows it. */
            remember?: boolean;
        };
        /** @description Lists of sentences by the name of the field. */
        ErrorsByField: {
            [key: string]: string[];
        };
        PasswordCheck: {
            /** @description The code of the rule: 1, 2, 4, 8, 16, 64, 128, 256 or 512. */
            name: string;
            /** @description Whether the password meets the rule. */
            status: boolean;
        };
        /** @description Why a date, a password or a link is refused. An item of error or errors that mentions the token means that the link has expired; checks says which rules the password breaks. */
        AccountRefusal: {
            /** @constant */
            verified?: false;
            /** @constant */
            reset?: false;
            /** @description A sentence, or a list of sentences as JSON. */
            error?: string;
            errors?: components["schemas"]["ErrorsByField"];
            checks?: components["schemas"]["PasswordCheck"][];
            message?: string;
            description?: string;
        };
        ActivationDate: {
            /** @description The id of the activation link. */
            sso: string;
            /** @description dd/mm/yyyy */
            date_of_birth: string;
        };
        DateVerified: {
            verified: boolean;
            /** @description A sentence, or a list of sentences as JSON. */
            error?: string;
            errors?: components["schemas"]["ErrorsByField"];
        };
        ActivationLookUp: {
            first_name?: string;
            firstName?: string;
            surname?: string;
            /** @default  */
            email: string;
            /**
             * @description Whether a second factor is set up after the password.
             * @default false
             */
            is_should_setup_2fa: boolean;
            /** @description error where the link cannot be used. */
            status?: string;
            error?: string;
        };
        ResetRequest: {
            /** Format: email */
            email: string;
            /** @description The token of the bot check, or an empty text. */
            recaptcha: string;
            /** @description True where the token is not empty. */
            isRecaptchaEnabled: boolean;
        };
        ResetRequested: {
            sent: boolean;
            message?: string;
            errors?: components["schemas"]["ErrorsByField"];
            error?: string;
        };
        ResetRequestRefusal: {
            /** @constant */
            sent?: false;
            message?: string;
            errors?: components["schemas"]["ErrorsByField"];
            error?: string;
        };
        NewPassword: {
            token: string;
            /** @description dd/mm/yyyy */
            date_of_birth: string;
            /** Format: password */
            password: string;
            /**
             * Format: password
             * @description The same password again.
             */
            password_confirmation: string;
        };
        PasswordChanged: {
            reset: boolean;
            /**
             * @description Where to go next; null for the login page.
             * @default null
             */
            redirectURL: string | null;
        };
        ResetDate: {
            token: string;
            /** @description dd/mm/yyyy */
            date_of_birth: string;
        };
        PasswordToCheck: {
            /** Format: password */
            password: string;
            /** @description The token of the reset link, where there is one. */
            token?: string;
        };
        PasswordChecks: {
            checks: components["schemas"]["PasswordCheck"][];
        };
        PasswordVerdict: {
            data: components["schemas"]["PasswordChecks"];
        };
        Policy: {
            /** @default  */
            title: string;
            /** Format: html */
            content: SafeHtml;
            /** @default  */
            version: string;
        };
        EnquiryOption: {
            label: string;
            value: string;
        };
        PageContent: {
            /** @default  */
            name: string;
            /** Format: html */
            content: SafeHtml;
        };
        ContactPage: {
            enquiryOptions: components["schemas"]["EnquiryOption"][];
            /** @default [] */
            pageContent: components["schemas"]["PageContent"][];
            error?: string;
        };
        Enquiry: {
            /** @description The value of one of the enquiry options. */
            subject: string;
            comments: string;
            email: string;
            firstName: string;
            surname: string;
            /** @description The name of the person's client. */
            company: string;
        };
        /** @description A field is listed here when something is wrong with it; the portal has its own message for each. */
        EnquiryFields: {
            /** @description The subject. */
            _person_enq?: string;
            /** @description The comments. */
            _message?: string;
        };
        EnquiryResult: {
            /** @enum {unknown} */
            status: "success" | "error";
            fields?: components["schemas"]["EnquiryFields"];
            message?: string;
        };
        ContactQuestion: {
            id: string;
            question: string;
            /** Format: html */
            answer: SafeHtml;
        };
        Avatar: {
            /** @description What the picture shows. */
            name: string;
            url: string;
        };
        AvatarSet: {
            /** @default null */
            avatarsetPlainFileURL: string | null;
            /**
             * @description The pictures that a person can choose from. That they are listed one by one is assumed.
             * @default []
             */
            avatars: components["schemas"]["Avatar"][];
        };
        Theme: {
            /**
             * @description Six hexadecimal digits without the number sign.
             * @default
             */
            primaryColour: string;
            /**
             * @description Six hexadecimal digits without the number sign.
             * @default
             */
            secondaryColour: string;
            /** @default  */
            logoFileUrl: string;
            /** @default  */
            brandHeaderLogo: string;
            /** @default null */
            mobileLogo: string | null;
            /** @default  */
            supportEmail: string;
            /**
             * @description Where the contact page and 'contact us' lead; supportEmail where it is empty. Which of the two addresses is in which field is assumed.
             * @default
             */
            contactUsEmail: string;
            /** @default  */
            benefitBrandName: string;
            /** @default null */
            benefitBrandPhoneNumber: string | null;
            /** @default {} */
            avatarSet: components["schemas"]["AvatarSet"];
            /** @default null */
            baseFont: string | null;
            /** @default null */
            headerFont: string | null;
        };
        SchemeBrand: {
            /** @default {} */
            scheme: components["schemas"]["SchemeYear"];
            /** @default {} */
            theme: components["schemas"]["Theme"];
            /** @default {} */
            cmsData: components["schemas"]["CmsData"];
        };
        CoreBranding: {
            /** @default null */
            mobileLogo: string | null;
            /** @default  */
            brandHeaderLogo: string;
            /** @default null */
            avatarsetPlainFileURL: string | null;
        };
        HomePageCard: {
            id: string;
            title: string;
            /** @default  */
            text: string;
            /** @description A path inside the portal. */
            link: string;
            /** @default  */
            icon: string;
            /**
             * @default normal
             * @enum {string}
             */
            priority: "urgent" | "normal";
        };
        HomePageBanner: {
            id: string;
            /** @default  */
            title: string;
            /**
             * Format: html
             * @default
             */
            text: SafeHtml;
            /** @default null */
            imageUrl: string | null;
            /** @default null */
            link: string | null;
        };
        /** @description A slide with a picture or an icon, or neither. */
        CarouselSlide: {
            title: string;
            /**
             * Format: html
             * @default
             */
            text: SafeHtml;
            /**
             * @description The address of a decorative picture.
             * @default null
             */
            image: string | null;
            /** @default null */
            icon: string | null;
        };
        /** @description The fields to change; null takes a value away. */
        UserChange: {
            personalEmail?: string | null;
            phone?: string | null;
            /** @description The address of a picture of the scheme's set. */
            avatar?: string | null;
            /**
             * @description The welcome has been shown.
             * @constant
             */
            firstLogin?: false;
        };
        FamilyTimestamp: {
            /** @description Seconds since the beginning of 1970 in universal time, less than 0 before it. That a timestamp is possible is given; the unit and the zone are assumed. */
            timestamp: number;
        };
        /** @description A day. Either text, or an object with a timestamp that is read as its day in Great Britain. */
        FamilyDate: string | components["schemas"]["FamilyTimestamp"];
        FamilyMember: {
            family_id: string;
            /** @description First name. */
            family_fname: string;
            /** @description Surname. */
            family_sname: string;
            /**
             * @description Null when it is not known.
             * @default null
             */
            family_dob: components["schemas"]["FamilyDate"] | null;
            /**
             * @description 1 is female, 2 is male; null when it is not known.
             * @default null
             */
            family_gender_id: (1 | 2) | null;
            /**
             * @description 1 is a partner; anything else is a dependant.
             * @default 2
             */
            family_famtype_id: number;
            /**
             * @description Title, in free text.
             * @default
             */
            family_tname: string;
            /** @default true */
            family_active: boolean;
            /**
             * @description The day on which full-time education ends; null where there is none.
             * @default null
             */
            family_ft_edu_ends: components["schemas"]["FamilyDate"] | null;
        };
        FamilyMemberSent: {
            /** @description Null for somebody new. */
            familyMemberId: string | null;
            title: string;
            first_name: string;
            surname: string;
            /** Format: date */
            date_of_birth: string;
            /** @enum {unknown} */
            sex: "female" | "male";
            /** @description 1 is a partner, 2 a dependant. */
            fmember_type: number;
            /** @description Whether the person is in full-time education. */
            education_check: boolean;
            /** @description The day on which full-time education ends. Only dependants have one. */
            education: string | null;
            /** @description The portal neither asks nor receives this, so it sends null. It is assumed that null keeps the host's value. */
            registered_disabled: boolean | null;
        };
        FamilyMemberResult: {
            /** @description ok when it was saved. */
            status?: string;
            familyMember?: components["schemas"]["FamilyMember"];
            /** @description A message for the person. */
            error?: string;
        };
        /** @description A benefit that can be changed, and how. */
        LifeEventBenefit: {
            benefit_id: string;
            name: string;
            /** @default  */
            change: string;
        };
        LifeEvent: {
            id: string;
            /** @default  */
            event_id: string;
            name: string;
            /** Format: date */
            event_date: string;
            /**
             * @description The day on which the event was closed; null while benefits can be changed for it.
             * @default null
             */
            closed_date: string | null;
            /** @default null */
            note: string | null;
            /** @default [] */
            family_member_ids: string[];
            /**
             * @description The last day on which benefits can be changed for it.
             * @default null
             */
            change_until: string | null;
            /** @default [] */
            benefits: components["schemas"]["LifeEventBenefit"][];
        };
        LifeEventSent: {
            /** @description The id of an event that can be reported. */
            event_id: string;
            /** Format: date */
            event_date: string;
            family_member_ids: string[];
            note?: string;
        };
        LifeEventResult: {
            /** @description ok when it was recorded. */
            status?: string;
            lifeEvent?: components["schemas"]["LifeEvent"];
            /** @description A message for the person. */
            error?: string;
        };
        AvailableLifeEvent: {
            id: string;
            name: string;
            /** @default  */
            description: string;
            /**
             * @description Whether family members can be named.
             * @default false
             */
            concerns_family: boolean;
        };
        /** @description Pence a month. What the person is paid, such as for annual leave that they sell, is negative for the employee. */
        MonthlyCost: {
            company: number;
            employee: number;
        };
        /** @description Pence a year, if the host sends it. Without it the portal multiplies the monthly cost by the number of payments. */
        YearlyCost: {
            company: number;
            employee: number;
        };
        /** @description How many monthly payments there are in a year: 10 for a loan that is paid back in ten instalments, 12 when left out. */
        Payments: number;
        /** @description What comes next. Null when there is nothing to do: while an employer decides, and when an approved benefit can neither be changed nor left. */
        CallToAction: {
            /** @enum {string} */
            type: "setup" | "manage" | "reapply";
            /** @default  */
            label: string;
        };
        /** @description Whether the person can leave, and from which day. */
        OptOut: {
            /** @default false */
            allowed: boolean;
            /**
             * Format: date
             * @default null
             */
            effectiveDate: string | null;
        };
        Selection: {
            selectionId: string;
            /** @enum {string} */
            status: "not-selected" | "pending" | "approved" | "rejected" | "opted-out" | "in-progress";
            /** @default  */
            statusLabel: string;
            /** @default null */
            planDetails: string | null;
            /**
             * @description The names of the people covered.
             * @default []
             */
            peopleCovered: string[];
            /** @default null */
            costsSummaryForMonthlyCostSection: components["schemas"]["MonthlyCost"] | null;
            /** @default null */
            costsSummaryForYearlyCostSection: components["schemas"]["YearlyCost"] | null;
            /** @default 12 */
            payments: components["schemas"]["Payments"];
            /** @default null */
            cta: components["schemas"]["CallToAction"] | null;
            /**
             * Format: date
             * @default null
             */
            endDate: string | null;
            /** @default {} */
            optOut: components["schemas"]["OptOut"];
            /**
             * @description What the person quotes about the choice; null until it was submitted. Assumed.
             * @default null
             */
            reference: string | null;
        };
        Probation: {
            /** @default false */
            restricted: boolean;
            /**
             * Format: date
             * @default null
             */
            until: string | null;
        };
        Benefit: {
            benefitId: string;
            name: string;
            /** @default  */
            summary: string;
            /**
             * @description ccv marks a credits benefit.
             * @default
             */
            groupCode: string;
            /**
             * @description A kind such as accident, annual-leave, cash, cycle, dental, gym, pension, travel or will.
             * @default
             */
            icon: string;
            /** @default false */
            beamSupported: boolean;
            /** @default null */
            selection: components["schemas"]["Selection"] | null;
            /** @default {} */
            probation: components["schemas"]["Probation"];
            /**
             * @description What the cheapest choice of the benefit costs this person, in pence a month; 0 where it costs nothing, null where the price is not known before the person chooses. Assumed.
             * @default null
             */
            lowestMonthlyCost: number | null;
            /**
             * @description What the employer pays of the cheapest choice, in pence a month; null where it is not known. Assumed.
             * @default null
             */
            lowestMonthlyCompanyCost: number | null;
            /**
             * @description Whether another choice costs this person more than the cheapest. Assumed.
             * @default true
             */
            monthlyCostVaries: boolean;
            /**
             * Format: date
             * @description The last day on which a choice of this benefit can be submitted in the present enrolment window; null outside a window. Assumed.
             * @default null
             */
            chooseBy: string | null;
            /**
             * @description The address of a decorative picture, on a host that the portal's policy allows; null where there is none, so that the portal draws one of the benefit's group. Assumed.
             * @default null
             */
            image: string | null;
        };
        BenefitFact: {
            name: string;
            value: string;
        };
        LevelOption: {
            field: string;
            value: string;
        };
        LevelCost: {
            /** @example You and your partner */
            covers: string;
            company: number;
            employee: number;
        };
        /** @description A level that a person can choose. `option` is the field and the option of `getBenefitSelection` that choose it. */
        BenefitLevel: {
            name: string;
            /** @default null */
            option: components["schemas"]["LevelOption"] | null;
            /** @description Pence a month, by whom the level then covers; the same people in the same order for each level. */
            costs: components["schemas"]["LevelCost"][];
            /** @default [] */
            includes: components["schemas"]["BenefitFact"][];
        };
        /** @description Terms that a person accepts with the benefit. getBenefitTerms returns their text. The title is assumed. */
        BenefitTermsEntry: {
            id: string;
            /** @default  */
            title: string;
            version: string;
        };
        /** @description Whom to contact with a claim. The portal links the address only where its host is known to the configuration. */
        Claim: {
            provider: string;
            /** @default null */
            phone: string | null;
            /** @default null */
            email: string | null;
            /** @default null */
            url: string | null;
            /**
             * Format: html
             * @default
             */
            instructions: SafeHtml;
        };
        BenefitDetail: components["schemas"]["Benefit"] & {
            /**
             * Format: html
             * @default
             */
            description: SafeHtml;
            /**
             * @description Whom the benefit covers.
             * @default
             */
            covers: string;
            /**
             * Format: date
             * @description When the selection began or begins; where nothing is chosen, when a choice submitted today would begin. Assumed.
             * @default null
             */
            startDate: string | null;
            /** @default  */
            howToLeave: string;
            /**
             * @description When a person who has left can choose the benefit again, and what waits then. Assumed.
             * @default
             */
            howToReturn: string;
            /**
             * @description More facts in a few words each, such as how the benefit is paid for and taxed. The portal compares facts of the same name. Assumed.
             * @default []
             */
            facts: components["schemas"]["BenefitFact"][];
            /**
             * @description What each level costs this person and includes; empty where the benefit has no levels, or their costs are not known before the person chooses. Assumed.
             * @default []
             */
            levels: components["schemas"]["BenefitLevel"][];
            /** @default true */
            termsAndConditionsShown: boolean;
            terms: components["schemas"]["BenefitTermsEntry"][];
            /**
             * @description How to claim with the provider; null where no claims are made, or nothing is known. Assumed.
             * @default null
             */
            claim: components["schemas"]["Claim"] | null;
        };
        BenefitFaq: {
            id: string;
            question: string;
            /** Format: html */
            answer: SafeHtml;
        };
        RelatedBenefit: {
            benefitId: string;
            name: string;
            /** @default  */
            summary: string;
            /** @default  */
            icon: string;
            /** @default  */
            groupCode: string;
        };
        CreditsBalance: {
            /**
             * Format: date
             * @description Y-MM-dd, read as an ISO date; null before the first payment.
             * @default null
             */
            lastPaymentDate: string | null;
            /** @description Pence. */
            balance: number;
        };
        CreditsPage: {
            /** Format: uri */
            url: string;
        };
        /**
         * @description 1 is January.
         * @enum {integer}
         */
        Month: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        Contribution: {
            month: components["schemas"]["Month"];
            year: number;
            /**
             * @description Pence; null where nothing is known.
             * @default null
             */
            employeeContribution: number | null;
            /**
             * @description Pence; null where nothing is known.
             * @default null
             */
            employerContribution: number | null;
        };
        TotalBenefitsSummary: {
            /** @default  */
            schemeYear: string;
            /**
             * Format: date
             * @description The day on which the figures of the whole scheme year were worked out, months to come included.
             */
            asOf: string;
            /** @description Pence a year. */
            company: number;
            /** @description Pence a year. */
            employee: number;
            /** @description Pence a year. */
            total: number;
        };
        MonthlyCosts: {
            month: components["schemas"]["Month"];
            year: number;
            /** @description Pence. */
            company: number;
            /** @description Pence. */
            employee: number;
        };
        BenefitCosts: {
            benefitId: string;
            name: string;
            /** @default  */
            groupCode: string;
            /** @default  */
            groupName: string;
            months: components["schemas"]["MonthlyCosts"][];
        };
        /** @description The figures of a whole scheme year that is over. */
        LastYear: {
            schemeYear: string;
            /**
             * @description Pence for that year; null where it is not known.
             * @default null
             */
            pay: number | null;
            /** @description Pence for that year. */
            company: number;
            /** @description Pence for that year. */
            employee: number;
        };
        TotalBenefitsPage: {
            /** @default  */
            schemeYear: string;
            /**
             * Format: date
             * @description The day on which the figures were worked out. They count the months that are listed, those to come included.
             */
            asOf: string;
            benefits: components["schemas"]["BenefitCosts"][];
            /**
             * @description Pence: what the person is paid in the counted months before tax, before anything is taken from it for benefits. Null where it is not known: the portal then shows a dash, and counts only benefits.
             * @default null
             */
            pay: number | null;
            /**
             * @description Pence by which the person's take-home pay falls in the scheme year because of what they pay for these benefits, after tax, National Insurance and pension. Null where it is the same as what they pay, or not known.
             * @default null
             */
            employeeNet: number | null;
            /**
             * @description The figures of the scheme year before. Null where there are none to compare with, as for a person who joined in it.
             * @default null
             */
            lastYear: components["schemas"]["LastYear"] | null;
        };
        /** @description One thing that an option gives. Options that give it name it in the same words, and each says how much. */
        OptionCover: {
            name: string;
            value: string;
        };
        FieldOption: {
            value: string;
            label: string;
            /** @default null */
            hint: string | null;
            /**
             * @description What the option gives, so that the options of a field can be compared. What one option names and another leaves out, the other does not give. A portal without it offers no comparison.
             * @default []
             */
            covers: components["schemas"]["OptionCover"][];
        };
        EditField: {
            /** @description `value` and `partner_value` are the fields for which a cost has limits. */
            name: string;
            label: string;
            /** @default null */
            hint: string | null;
            /** @enum {string} */
            kind: "amount" | "choice";
            /**
             * @default none
             * @enum {string}
             */
            unit: "pounds" | "days" | "percent" | "none";
            /** @default null */
            minimum: number | null;
            /** @default null */
            maximum: number | null;
            /** @default null */
            stepSize: number | null;
            /** @default null */
            default: number | string | null;
            /** @default [] */
            options: components["schemas"]["FieldOption"][];
            /**
             * @description Partner fields count when a partner is added.
             * @default employee
             * @enum {string}
             */
            appliesTo: "employee" | "partner";
            /**
             * @description What to say when the value does not fit.
             * @default
             */
            validationMessage: string;
        };
        EligiblePerson: {
            /** @description The id of the family member. */
            personId: string;
            name: string;
            /** @enum {string} */
            relationship: "partner" | "dependant";
            eligible: boolean;
            /**
             * @description Why somebody cannot be covered.
             * @default null
             */
            reason: string | null;
        };
        MedicalQuestion: {
            id: string;
            question: string;
            /**
             * @description A text question is shown when any answer is yes.
             * @enum {string}
             */
            kind: "yes-no" | "text";
        };
        MedicalQuestions: {
            /** @default false */
            completed: boolean;
            items: components["schemas"]["MedicalQuestion"][];
        };
        /** @description What was chosen, by field name; amounts are numbers in the unit of their field. */
        FieldValues: {
            [key: string]: number | string;
        };
        SelectionValues: {
            values: components["schemas"]["FieldValues"];
            /** @description The ids of the people added. */
            people: string[];
        };
        SelectionSetup: {
            benefitId: string;
            /** @default null */
            selection: components["schemas"]["Selection"] | null;
            editFields: components["schemas"]["EditField"][];
            /**
             * @description By field name, whether it can be changed now.
             * @default {}
             */
            fieldStatus: {
                [key: string]: "open" | "locked";
            };
            /**
             * @description Which members of the household can be covered besides the person.
             * @default []
             */
            people: components["schemas"]["EligiblePerson"][];
            /**
             * @description How many people can be added, 0 if the benefit is for one person; null for any number.
             * @default null
             */
            maximumPeople: number | null;
            /**
             * @description Medical questions, for cover above the free cover limit; null where none are asked.
             * @default null
             */
            questions: components["schemas"]["MedicalQuestions"] | null;
            /**
             * @description What was submitted last; a reapplication begins with it.
             * @default null
             */
            values: components["schemas"]["SelectionValues"] | null;
            /**
             * @description What was kept and not submitted.
             * @default null
             */
            temporarySelection: components["schemas"]["SelectionValues"] | null;
            /**
             * @description In the unit of the field `value`: more than this is not covered until the medical questions are answered.
             * @default null
             */
            freeCoverLimit: number | null;
            /**
             * Format: date
             * @description When a choice submitted today begins.
             */
            startDate: string;
        };
        BenefitWithSelection: components["schemas"]["BenefitDetail"] & {
            setup: components["schemas"]["SelectionSetup"];
        };
        BenefitTerms: {
            /** @default null */
            terms: SafeHtml | null;
            /** @default null */
            version: string | null;
            /** @default null */
            error: string | null;
        };
        MedicalAnswer: {
            id: string;
            answer: string;
        };
        SelectionRequest: {
            eeben_benefit_id: string;
            values?: components["schemas"]["FieldValues"];
            people?: string[];
            answers?: components["schemas"]["MedicalAnswer"][];
            /** @description Submits the choice. */
            accepted_terms?: boolean;
            /** @description The version of each terms that was read, by its id. */
            accepted_terms_versions?: {
                [key: string]: string;
            };
            /** @description The cost that the person saw. */
            quote_id?: string;
        };
        SelectionKept: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            setup: components["schemas"]["SelectionSetup"];
        };
        SelectionRefusal: {
            /** @constant */
            status: "error";
            /** @default null */
            message: string | null;
            /** @enum {string} */
            code?: "cost-changed" | "terms-changed";
        };
        SelectionResponse: components["schemas"]["SelectionKept"] | components["schemas"]["SelectionRefusal"];
        SelectionConflict: {
            /** @constant */
            status?: "error";
            /** @default null */
            message: string | null;
            /** @enum {string} */
            code?: "cost-changed" | "terms-changed";
        };
        OptOutRequest: {
            /** @constant */
            status: "opted-out";
        };
        CostRequest: {
            eeben_benefit_id: string;
            values: components["schemas"]["FieldValues"];
            people: string[];
        };
        /** @description What makes up the monthly cost, in pence. */
        CostLine: {
            label: string;
            company: number;
            employee: number;
        };
        ValueLimits: {
            min: number;
            /**
             * @description 999999.9 where there is none.
             * @default null
             */
            max: number | null;
            step: number;
        };
        /** @description Pence a month that an option adds to what the person pays, over the option of its field that adds least. */
        OptionCost: {
            field: string;
            value: string;
            employee: number;
        };
        /** @description Pence a month that covering a person adds to what the employee pays. */
        PersonCost: {
            personId: string;
            employee: number;
        };
        Costs: {
            /**
             * @description Names this cost when the choice is submitted.
             * @default null
             */
            quote_id: string | null;
            /** @default null */
            monthly: components["schemas"]["MonthlyCost"] | null;
            /** @default 12 */
            payments: components["schemas"]["Payments"];
            /**
             * @description Pence a year. Where it is null, the monthly cost times the number of payments.
             * @default null
             */
            yearly: components["schemas"]["MonthlyCost"] | null;
            /** @default [] */
            lines: components["schemas"]["CostLine"][];
            /** @default null */
            value_limits: components["schemas"]["ValueLimits"] | null;
            /** @default null */
            partner_value_limits: components["schemas"]["ValueLimits"] | null;
            /**
             * @description The cover that applies when the free cover limit caps it.
             * @default null
             */
            capped_at: number | null;
            /**
             * @description What each option of the fields adds, everything else as chosen. A portal without it shows the options without prices.
             * @default []
             */
            option_costs: components["schemas"]["OptionCost"][];
            /**
             * @description What each person who can be covered adds. A portal without it shows the people without prices.
             * @default []
             */
            people_costs: components["schemas"]["PersonCost"][];
            /**
             * @description Pence by which the person's take-home pay falls each month, after tax, National Insurance and pension. Null where it is the same as what they pay, or not known.
             * @default null
             */
            net_monthly: number | null;
            /** @default null */
            error: string | null;
        };
        BenefitTakeUpRow: {
            benefitId: string;
            name: string;
            /** @description Employees who can have the benefit. */
            eligible: number;
            /** @description Employees who have it. */
            taken: number;
        };
        BenefitTakeUp: {
            /**
             * Format: date
             * @description The day of the figures.
             */
            asOf: string;
            benefits: components["schemas"]["BenefitTakeUpRow"][];
        };
        TakeUpMonth: {
            /** @description Year and month: 2026-11. */
            month: string;
            eligible: number;
            taken: number;
        };
        TakeUpLevel: {
            name: string;
            taken: number;
        };
        TakeUpPart: {
            name: string;
            eligible: number;
            taken: number;
        };
        TakeUpGroup: {
            /** @enum {string} */
            by: "department" | "age" | "service" | "location";
            parts: components["schemas"]["TakeUpPart"][];
        };
        /** @description The parts of every group, the levels and the last month have the same totals. */
        TakeUpOfBenefit: {
            benefitId: string;
            name: string;
            /**
             * Format: date
             * @description The day of the figures.
             */
            asOf: string;
            /** @description Employees who can have the benefit. */
            eligible: number;
            /** @description Employees who have it. */
            taken: number;
            /**
             * @description Employees who had it a year before the day of the figures, counted as getBenefitInsights counts them.
             * @default null
             */
            takenYearAgo: number | null;
            /**
             * @description Employees who could have it a year before the day of the figures, of those that takenYearAgo counts.
             * @default null
             */
            eligibleYearAgo: number | null;
            /**
             * @description Month by month, the earliest first; the last one as of the day.
             * @default []
             */
            months: components["schemas"]["TakeUpMonth"][];
            /**
             * @description What the employees who have it chose; empty when there is nothing to choose.
             * @default []
             */
            levels: components["schemas"]["TakeUpLevel"][];
            /**
             * @description The same employees, by one attribute at a time.
             * @default []
             */
            groups: components["schemas"]["TakeUpGroup"][];
        };
        DayOrNone: string | null;
        EmployeeDetail: {
            id: string;
            /** @default null */
            employeeNumber: string | null;
            name: string;
            /** @default  */
            email: string;
            /** @default null */
            jobTitle: string | null;
            /** @default null */
            department: string | null;
            /** @default null */
            location: string | null;
            /** @default null */
            startDate: components["schemas"]["DayOrNone"];
            registered: boolean;
            /** @default null */
            registeredOn: components["schemas"]["DayOrNone"];
            /** @default null */
            lastSeen: components["schemas"]["DayOrNone"];
            twoFactor: boolean;
        };
        MasqueradeLink: {
            url: string;
        };
        WelcomeEmails: {
            /**
             * Format: password
             * @description The administrator's own password.
             */
            password: string;
            /** @description How many people were confirmed. */
            expected: number;
            /** @description Part of a name or email address; everybody when left out. */
            search?: string;
            /** @description The ids of the employees to email; all who match the search when left out. */
            employees?: string[];
        };
        WelcomeEmailFailure: {
            id: string;
            name: string;
            /** @default  */
            email: string;
            /**
             * @description A message for the administrator.
             * @default
             */
            reason: string;
        };
        WelcomeEmailsSent: {
            sent: number;
            /** @description How many have registered meanwhile. */
            skipped: number;
            failed: components["schemas"]["WelcomeEmailFailure"][];
        };
        RecipientsChanged: {
            /** @constant */
            code?: "recipients-changed";
            /** @description How many there are now. */
            count?: number;
            error?: string;
        };
        /** @description Why a password was not accepted. The codes are assumed (wrong-password, too-many-attempts). */
        StepUpRefusal: {
            code?: string;
            error?: string;
        };
        DateLastUpload: {
            /**
             * Format: date
             * @default null
             */
            dateLastUpload: string | null;
        };
        /**
         * @description checking: its rows are being checked. awaiting-commit: no errors, and the person decides. completed: applied. rejected: rows with errors, nothing was applied. discarded: cancelled by a person, nothing was applied.
         * @enum {string}
         */
        DataLoadStatus: "checking" | "awaiting-commit" | "completed" | "rejected" | "discarded";
        DataLoad: {
            id: string;
            /** @description As the person's file was called. */
            fileName: string;
            /** Format: date */
            uploadedAt: string;
            status: components["schemas"]["DataLoadStatus"];
            /** @description Rows of the file without the header. */
            totalRows: number;
            checkedRows: number;
            /** @description Errors found so far; a row can have several. */
            errorCount: number;
        };
        DataLoads: {
            dataLoads: components["schemas"]["DataLoad"][];
        };
        RowError: {
            /** @description The line of the file as a spreadsheet counts it; the header is 1. */
            row: number;
            /**
             * @description The heading, or null for the whole row.
             * @default null
             */
            column: string | null;
            /**
             * @description The value as it stands in the file, or null if it is empty.
             * @default null
             */
            value: string | null;
            /**
             * @description As the row gives it; null if it does not.
             * @default null
             */
            employeeNumber: string | null;
            /**
             * @description As the row gives it; null if it does not.
             * @default null
             */
            employeeName: string | null;
            /**
             * @description One of missing, email, date, date-order, department, money, duplicate, row-length; the portal has its own message for each and shows the host's for any other.
             * @default
             */
            code: string;
            /** @description What to do about it. */
            message: string;
        };
        EmployeeDataUpload: {
            id: string;
            fileName: string;
            /** Format: date */
            uploadedAt: string;
            status: components["schemas"]["DataLoadStatus"];
            totalRows: number;
            checkedRows: number;
            errorCount: number;
            errors: components["schemas"]["RowError"][];
        };
        EligibilityCount: {
            benefitId: string;
            benefitName: string;
            /** @description Employees who become eligible. */
            gains: number;
            /** @description Employees who are no longer eligible. */
            losses: number;
        };
        EligibilityChange: {
            /** @default  */
            employeeNumber: string;
            employeeName: string;
            benefitId: string;
            benefitName: string;
            /** @enum {string} */
            change: "gain" | "lose";
            /** @default  */
            reason: string;
        };
        EligibilityDifference: {
            benefits: components["schemas"]["EligibilityCount"][];
            data: components["schemas"]["EligibilityChange"][];
            last_page: number;
            /** @default 10 */
            per_page: number;
            /** @description Changes that match the query. */
            total: number;
        };
        Report: {
            id: string;
            /** @enum {string} */
            type: "payroll" | "provider" | "life-event";
            year: number;
            /** @description 1 to 12. */
            month: number;
            /** @default  */
            label: string;
            /**
             * @description Null for a report that is about no provider.
             * @default null
             */
            providerName: string | null;
            /**
             * @description The kind of file, such as CSV.
             * @default null
             */
            format: string | null;
            /**
             * @description Of the file in bytes.
             * @default null
             */
            size: number | null;
            /**
             * @description Whether it became ready after this person’s previous login.
             * @default false
             */
            isNew: boolean;
        };
        ReportFilters: {
            /** @default [] */
            years: number[];
            /** @default [] */
            providers: string[];
        };
        Reports: {
            data: components["schemas"]["Report"][];
            /**
             * @description Reports of this kind, or of all kinds, whatever the other filters.
             * @default 0
             */
            total: number;
            /** @default {} */
            filters: components["schemas"]["ReportFilters"];
        };
        EmployeeLifeEvent: {
            id: string;
            /** @default  */
            employeeNumber: string;
            employeeName: string;
            name: string;
            /** Format: date */
            event_date: string;
            /**
             * Format: date
             * @description The day on which benefits could no longer be changed; null while the event is open.
             * @default null
             */
            closed_date: string | null;
        };
        EmployeeLifeEvents: {
            lifeEvents: components["schemas"]["EmployeeLifeEvent"][];
        };
    };
    responses: {
        /** @description The host could not respond. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The session has ended. */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorisedBody"];
            };
        };
        /** @description The person is not allowed to see this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description What is to be changed has another version than If-Match names. Nothing was changed. The portal reads again and shows both, and the person decides. */
        Overtaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description We can’t find this benefit for this person. */
        BenefitGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The person has no credits. */
        NoCredits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The host could not respond. */
        CreditsFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The host could not respond. */
        TotalBenefitsFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The choice cannot be made or changed now. The code cost-changed means that the quote is not the newest, terms-changed that newer terms are there; the draft is kept. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SelectionConflict"];
            };
        };
        /** @description Values that the benefit does not allow, by the names of their fields. Nothing was kept. */
        Unacceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description We can’t find this choice. */
        SelectionGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such client for this person. */
        NoClient: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The figures are not available. */
        NoTakeUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The take-up of the benefit. */
        TakeUpOfBenefit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TakeUpOfBenefit"];
            };
        };
        /** @description We can’t find this benefit in the scheme. */
        NoBenefit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such client for this person. */
        NoSuchClient: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such upload for this person. */
        NoSuchUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such report for this person. */
        NoSuchReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
         * @example "8e03978e40d543dde93894a57f9324c1"
         */
        IdempotencyKey: string;
        /**
         * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
         * @example 4021
         */
        MasqueradeUserId: string;
        /**
         * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
         * @example 2026
         */
        MasqueradeSchemeYear: string;
        /**
         * @description The version that the portal read just before (RFC 9110), so that nobody undoes what somebody else has changed in between. A host that gives no ETag never gets it. One that does names it in Access-Control-Allow-Headers, and ETag in Access-Control-Expose-Headers.
         * @example "3f9a"
         */
        OnVersion: string;
        /**
         * @description The benefit's id.
         * @example 201
         */
        BenefitId: string;
        /**
         * @description The selection's id.
         * @example 9001
         */
        SelectionId: string;
        /**
         * @description The client's id.
         * @example 77
         */
        ClientId: string;
        /**
         * @description The benefit's id.
         * @example 201
         */
        "BenefitId-2": string;
        /**
         * @description The employee's id.
         * @example 4021
         */
        EmployeeId: string;
        /**
         * @description The upload's id.
         * @example 6601
         */
        UploadId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The session cookie, which lets a reload go on. A browser keeps it; the portal never reads it.
         * @example portal_session=1b9c; Path=/; Secure; HttpOnly; SameSite=Lax
         */
        SessionCookie: string;
        /**
         * @description The user the response is about, when that is not the person signed in.
         * @example 4021
         */
        MasqueradedUser: string;
        /**
         * @description A strong ETag: the version of what the response is about, which a change of it takes as If-Match. A portal without it reads again before each change and compares.
         * @example "3f9a"
         */
        Version: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    lookUpLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "employee@acme.example"
                 *     }
                 */
                "application/json": components["schemas"]["LoginLookUp"];
            };
        };
        responses: {
            /** @description How this address signs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRoute"];
                };
            };
            /** @description The address cannot be looked up. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "employee@acme.example",
                 *       "password": "Benefits-2026-demo!",
                 *       "deviceToken": "8f14e45fceea167a5a36dedd4bea2543"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in, or a second factor is required. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description The login is refused for a reason that the host says. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            /** @description Email address and password do not match. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            /** @description The account has a problem that only the support team can solve. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            /** @description The account cannot sign in now. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    logInBySso: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sso": "sso-valid"
                 *     }
                 */
                "application/json": components["schemas"]["SsoToken"];
            };
        };
        responses: {
            /** @description Signed in. A response with an error counts as a refusal. */
            200: {
                headers: {
                    "X-Masquerade": components["headers"]["MasqueradedUser"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoTokens"];
                };
            };
            /** @description The token is unknown or expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getWorkPlatform: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, with a ticket that works once. The portal goes there only when it knows the host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkPlatform"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    getLoginSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, the client and the scheme. */
            200: {
                headers: {
                    "X-Masquerade": components["headers"]["MasqueradedUser"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSetup"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    logInWithCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456",
                 *       "email": "employee@acme.example",
                 *       "password": "Benefits-2026-demo!",
                 *       "deviceToken": "8f14e45fceea167a5a36dedd4bea2543"
                 *     }
                 */
                "application/json": components["schemas"]["CodeLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeTokens"];
                };
            };
            /** @description Email address and password do not match. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRefusal"];
                };
            };
            /** @description The code is not the right one, or no code counts at the moment. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    validateEnforcedSetUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456",
                 *       "type": "complete",
                 *       "secret": "JBSWY3DPEHPK3PXP",
                 *       "email": "employee@acme.example",
                 *       "password": "Benefits-2026-demo!",
                 *       "deviceToken": "8f14e45fceea167a5a36dedd4bea2543"
                 *     }
                 */
                "application/json": components["schemas"]["SetUpCode"];
            };
        };
        responses: {
            /** @description The code is right. Only the second pass returns tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeTokens"];
                };
            };
            /** @description Email address and password do not match. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRefusal"];
                };
            };
            /** @description The code is not the right one, or the set-up took too long. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The session could not be closed; the person can try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    ping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person's own details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    acceptPolicies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "termsAccepted": true
                 *     }
                 */
                "application/json": components["schemas"]["TermsAcceptance"];
            };
        };
        responses: {
            /** @description Recorded. An unset revision means that the acceptance was not recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsRevision"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description Not accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    activate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sso": "act-valid",
                 *       "date_of_birth": "28/08/1978",
                 *       "password": "Quiet-Otter-7!harbour",
                 *       "password_confirmation": "Quiet-Otter-7!harbour"
                 *     }
                 */
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            /** @description The account is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginTokens"];
                };
            };
            /** @description There is no such link, or it has expired. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The date or the password is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    verifyActivationDate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sso": "act-valid",
                 *       "date_of_birth": "28/08/1978"
                 *     }
                 */
                "application/json": components["schemas"]["ActivationDate"];
            };
        };
        responses: {
            /** @description The date is the person's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateVerified"];
                };
            };
            /** @description There is no such link, or it has expired. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The date is not the person's. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getActivation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example act-valid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom the link is for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivationLookUp"];
                };
            };
            /** @description There is no such link, or it has expired. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "employee@acme.example",
                 *       "recaptcha": "captcha-token",
                 *       "isRecaptchaEnabled": true
                 *     }
                 */
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description A link is sent if the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetRequested"];
                };
            };
            /** @description The address or the bot check is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetRequestRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "reset-valid",
                 *       "date_of_birth": "28/08/1978",
                 *       "password": "Quiet-Otter-7!harbour",
                 *       "password_confirmation": "Quiet-Otter-7!harbour"
                 *     }
                 */
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            /** @description The date, the password or the token is refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    verifyResetDate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "reset-valid",
                 *       "date_of_birth": "28/08/1978"
                 *     }
                 */
                "application/json": components["schemas"]["ResetDate"];
            };
        };
        responses: {
            /** @description The date is the person's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateVerified"];
                };
            };
            /** @description The date is not the person's, or an item of the error mentions the token, which has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    checkPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Quiet-Otter-7!harbour",
                 *       "token": "reset-valid"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordToCheck"];
            };
        };
        responses: {
            /** @description The result for each rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordVerdict"];
                };
            };
            /** @description The token has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getTermsAndConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description The text is not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description The text is not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCookiePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description The text is not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContactPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page shows. An error instead of the rest means that the page is not available. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The page is not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "benefits",
                 *       "comments": "When does my dental cover start?",
                 *       "email": "employee@acme.example",
                 *       "firstName": "Robin",
                 *       "surname": "Hale",
                 *       "company": "Acme"
                 *     }
                 */
                "application/json": components["schemas"]["Enquiry"];
            };
        };
        responses: {
            /** @description Sent, or not sent and the fields to correct. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryResult"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The enquiry could not be sent now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContactQuestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions and answers, in the order to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactQuestion"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The questions are not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getScheme: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The scheme's id, or the first label of the portal's domain.
                 * @example acme
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemeBrand"];
                };
            };
            /** @description No scheme has this id or label; the portal keeps its default look. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getCoreBranding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoreBranding"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getAvatarSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The scheme's id.
                 * @example 12
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The avatars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarSet"];
                };
            };
            /** @description No scheme has this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getHomePageCards: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, in no particular order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomePageCard"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    getHomePageBanner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomePageBanner"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    getCarousel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slides, in the order to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarouselSlide"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The slides are not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person's own details. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The details are not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that the portal read just before (RFC 9110), so that nobody undoes what somebody else has changed in between. A host that gives no ETag never gets it. One that does names it in Access-Control-Allow-Headers, and ETag in Access-Control-Expose-Headers.
                 * @example "3f9a"
                 */
                "If-Match"?: components["parameters"]["OnVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personalEmail": "robin@home.example",
                 *       "phone": null
                 *     }
                 */
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The details as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description Nobody changes this for another person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            412: components["responses"]["Overtaken"];
            /** @description The host refuses a value. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The details could not be saved now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getFamily: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody ever added, active or not. */
            200: {
                headers: {
                    "X-Masquerade": components["headers"]["MasqueradedUser"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMember"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The family is not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addFamilyMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "familyMemberId": null,
                 *       "title": "Miss",
                 *       "first_name": "Zoë",
                 *       "surname": "O’Hale",
                 *       "date_of_birth": "2016-02-29",
                 *       "sex": "female",
                 *       "fmember_type": 2,
                 *       "education_check": true,
                 *       "education": "2034-07-31",
                 *       "registered_disabled": null
                 *     }
                 */
                "application/json": components["schemas"]["FamilyMemberSent"];
            };
        };
        responses: {
            /** @description Saved if the status is ok; otherwise not saved. An error says why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMemberResult"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The host validates ages; its message is shown at the field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The family member could not be saved now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    updateFamilyMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The family member's id.
                 * @example 6001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "familyMemberId": "6001",
                 *       "title": "Miss",
                 *       "first_name": "Zoë",
                 *       "surname": "O’Hale",
                 *       "date_of_birth": "2016-02-29",
                 *       "sex": "female",
                 *       "fmember_type": 2,
                 *       "education_check": true,
                 *       "education": "2034-07-31",
                 *       "registered_disabled": null
                 *     }
                 */
                "application/json": components["schemas"]["FamilyMemberSent"];
            };
        };
        responses: {
            /** @description Saved if the status is ok; otherwise not saved. An error says why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMemberResult"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The person has no such family member. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The host validates ages; its message is shown at the field. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The family member could not be saved now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getFamilyOf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The user's id.
                 * @example 4021
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody ever added, active or not. */
            200: {
                headers: {
                    "X-Masquerade": components["headers"]["MasqueradedUser"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMember"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            /** @description The caller is not allowed to see this person's family. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The family is not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLifeEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, in no particular order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LifeEvent"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The events are not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addLifeEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "birth",
                 *       "event_date": "2026-11-14",
                 *       "family_member_ids": [
                 *         "6002"
                 *       ],
                 *       "note": "Born a week early"
                 *     }
                 */
                "application/json": components["schemas"]["LifeEventSent"];
            };
        };
        responses: {
            /** @description Recorded if the status is ok; otherwise not recorded. An error says why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LifeEventResult"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The host decides how long ago, or how far ahead, an event can be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The event could not be recorded now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAvailableLifeEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, in the order to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableLifeEvent"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The events are not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getEligibleBenefits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefits with the person's selections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Benefit"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The list is not available; the person is logged out with the message. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBenefit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The benefit's id.
                 * @example 201
                 */
                id: components["parameters"]["BenefitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitDetail"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            500: components["responses"]["Failed"];
        };
    };
    getBenefitFaqs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The benefit's id.
                 * @example 201
                 */
                id: components["parameters"]["BenefitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitFaq"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            500: components["responses"]["Failed"];
        };
    };
    getRelatedBenefits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The benefit's id.
                 * @example 201
                 */
                id: components["parameters"]["BenefitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The related benefits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedBenefit"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            500: components["responses"]["Failed"];
        };
    };
    getCreditsBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance, and when the last payment came in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditsBalance"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoCredits"];
            500: components["responses"]["CreditsFailed"];
        };
    };
    getCreditsPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditsPage"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoCredits"];
            500: components["responses"]["CreditsFailed"];
        };
    };
    getContributions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The groupCode of the group.
                 * @example pension
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a month in which something was to be paid in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contribution"][];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The host could not respond. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTotalBenefitsSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums of the year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalBenefitsSummary"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["TotalBenefitsFailed"];
        };
    };
    getTotalBenefitsPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefits with a cost in the scheme year, each with its twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalBenefitsPage"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["TotalBenefitsFailed"];
        };
    };
    getBenefitSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The benefit's id.
                 * @example 201
                 */
                id: components["parameters"]["BenefitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current choice. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionSetup"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            500: components["responses"]["Failed"];
        };
    };
    getBenefitWithSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The benefit's id.
                 * @example 201
                 */
                id: components["parameters"]["BenefitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefit and the current choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitWithSelection"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            500: components["responses"]["Failed"];
        };
    };
    getBenefitTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The benefit's id.
                 * @example 201
                 */
                benefitId: string;
                /**
                 * @description The id of the terms.
                 * @example 201-terms
                 */
                termId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms, or a message that says why they cannot be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitTerms"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            500: components["responses"]["Failed"];
        };
    };
    createSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eeben_benefit_id": "201",
                 *       "values": {
                 *         "value": 600
                 *       },
                 *       "people": [
                 *         "6001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SelectionRequest"];
            };
        };
        responses: {
            /** @description Kept or submitted; or, with the status error, refused with a sentence. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Unacceptable"];
            500: components["responses"]["Failed"];
        };
    };
    resetSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The selection's id.
                 * @example 9001
                 */
                id: components["parameters"]["SelectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice without what was begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionSetup"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SelectionGone"];
            500: components["responses"]["Failed"];
        };
    };
    updateSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version that the portal read just before (RFC 9110), so that nobody undoes what somebody else has changed in between. A host that gives no ETag never gets it. One that does names it in Access-Control-Allow-Headers, and ETag in Access-Control-Expose-Headers.
                 * @example "3f9a"
                 */
                "If-Match"?: components["parameters"]["OnVersion"];
            };
            path: {
                /**
                 * @description The selection's id.
                 * @example 9001
                 */
                id: components["parameters"]["SelectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptOutRequest"] | components["schemas"]["SelectionRequest"];
            };
        };
        responses: {
            /** @description Changed, kept or submitted; or, with the status error, refused with a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SelectionGone"];
            409: components["responses"]["Refused"];
            412: components["responses"]["Overtaken"];
            422: components["responses"]["Unacceptable"];
            500: components["responses"]["Failed"];
        };
    };
    calculateCosts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eeben_benefit_id": "201",
                 *       "values": {
                 *         "value": 600
                 *       },
                 *       "people": [
                 *         "6001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CostRequest"];
            };
        };
        responses: {
            /** @description The cost, or a message that says why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Costs"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            500: components["responses"]["Failed"];
        };
    };
    saveSelectionForEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                client: string;
                /**
                 * @description The id of the employee.
                 * @example 4021
                 */
                employee: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eeben_benefit_id": "201",
                 *       "values": {
                 *         "value": 600
                 *       },
                 *       "people": [
                 *         "6001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SelectionRequest"];
            };
        };
        responses: {
            /** @description Kept or submitted; or, with the status error, refused with a sentence. */
            201: {
                headers: {
                    "X-Masquerade": components["headers"]["MasqueradedUser"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BenefitGone"];
            409: components["responses"]["Refused"];
            422: components["responses"]["Unacceptable"];
            500: components["responses"]["Failed"];
        };
    };
    getBenefitTakeUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The take-up by benefit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitTakeUp"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoClient"];
            500: components["responses"]["NoTakeUp"];
        };
    };
    getTakeUpOfBenefit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
                /**
                 * @description The benefit's id.
                 * @example 201
                 */
                benefit: components["parameters"]["BenefitId-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TakeUpOfBenefit"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoBenefit"];
            500: components["responses"]["NoTakeUp"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
                /**
                 * @description The employee's id.
                 * @example 4021
                 */
                employee: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetail"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such employee. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The employee is not available now. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    startMasquerade: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The employee's id.
                 * @example 4021
                 */
                employee: components["parameters"]["EmployeeId"];
                /**
                 * @description The scheme year to show.
                 * @example 2026
                 */
                schemeYear: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasqueradeLink"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such employee. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The portal cannot be shown as an employee who has not registered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    resendWelcomeEmails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
                /**
                 * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
                 * @example "8e03978e40d543dde93894a57f9324c1"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Benefits-2026-demo!",
                 *       "expected": 3,
                 *       "search": "moor"
                 *     }
                 */
                "application/json": components["schemas"]["WelcomeEmails"];
            };
        };
        responses: {
            /** @description The result for each employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeEmailsSent"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such client for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The number of recipients is no longer the number confirmed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientsChanged"];
                };
            };
            /** @description The administrator's password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpRefusal"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    getDataLoadTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    /**
                     * @description Names the file.
                     * @example attachment; filename="employee-data-template.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            /** @description The template is not available. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getDateLastUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day, or null if nothing was ever uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateLastUpload"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            500: components["responses"]["Failed"];
        };
    };
    getDataLoads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploads, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataLoads"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            /** @description The uploads are not available. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getEmployeeDataUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The upload's id.
                 * @example 6601
                 */
                id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. The errors of its rows are listed once all rows were checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDataUpload"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchUpload"];
            500: components["responses"]["Failed"];
        };
    };
    getEligibilityDifference: {
        parameters: {
            query?: {
                /**
                 * @description The id of the one benefit whose people are listed.
                 * @example 208
                 */
                benefit?: string;
                /**
                 * @description Those who gain, or those who lose; both when left out.
                 * @example lose
                 */
                change?: "gain" | "lose";
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The upload's id.
                 * @example 6601
                 */
                id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts by benefit, and a page of the people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibilityDifference"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchUpload"];
            /** @description The difference cannot be calculated. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getReports: {
        parameters: {
            query?: {
                /**
                 * @description The kind of report; all kinds without it.
                 * @example payroll
                 */
                type?: "payroll" | "provider" | "life-event";
                /**
                 * @description Only reports of this year.
                 * @example 2026
                 */
                year?: number;
                /**
                 * @description Only reports of this month, 1 to 12.
                 * @example 10
                 */
                month?: number;
                /**
                 * @description Only reports for this provider, by its name.
                 * @example Acorn Health
                 */
                provider?: string;
            };
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports that match, in any order, and what there is to filter by. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reports"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            /** @description The reports are not available. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    downloadReports: {
        parameters: {
            query: {
                /**
                 * @description The ids of the reports, parted by commas.
                 * @example 3001,3002
                 */
                reports: string;
            };
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip archive of the reports. */
            200: {
                headers: {
                    /**
                     * @description Names the file.
                     * @example attachment; filename="reports.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchReport"];
            500: components["responses"]["Failed"];
        };
    };
    downloadReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
                /**
                 * @description The report's id.
                 * @example 3001
                 */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    /**
                     * @description Names the file.
                     * @example attachment; filename="payroll-2026-10.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchReport"];
            500: components["responses"]["Failed"];
        };
    };
    getEmployeeLifeEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description During a masquerade, the user whom the administrator acts as. The header name is assumed.
                 * @example 4021
                 */
                "X-Masquerade-User-Id"?: components["parameters"]["MasqueradeUserId"];
                /**
                 * @description During a masquerade, the scheme year that is viewed. The header name is assumed.
                 * @example 2026
                 */
                "X-Masquerade-Scheme-Year"?: components["parameters"]["MasqueradeSchemeYear"];
            };
            path: {
                /**
                 * @description The client's id.
                 * @example 77
                 */
                id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The life events, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeLifeEvents"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            /** @description The life events are not available. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
