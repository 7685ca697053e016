// Written by tools/generate from openapi/versioned.yaml.
export interface paths {
    "/v2/user/{id}/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up two-factor
         * @description Returns the address for the QR code. Nothing changes before the second pass of validateSecondFactor.
         */
        post: operations["startSecondFactor"];
        /**
         * Turn two-factor off
         * @description The method and the response are assumed.
         */
        delete: operations["disableSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/{id}/mfa/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a code of the two-factor set-up that the person chose
         * @description The first pass is temporary and changes nothing for good; the second pass is complete and turns two-factor on.
         */
        post: operations["validateSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ccv/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's vouchers
         * @description The three fields of the response are given; the path, the host and the fields of an order are assumed.
         */
        get: operations["getVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/scheme/selections/pending/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Selections awaiting approval, counted by benefit */
        get: operations["getPendingSelections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/scheme/selections/{id}/pending/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The selections of one benefit that await approval */
        get: operations["getPendingSelectionsOfBenefit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/scheme/selections/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The decisions on selections
         * @description Only method and path are given.
         */
        get: operations["getSelectionStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve or reject selections
         * @description The path, the method and the response are assumed; the two fields of the body are given.
         */
        patch: operations["decideSelections"];
        trace?: never;
    };
    "/v2/client/{id}/employee-insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who works for a client, who has registered and who signs in
         * @description The path is given, the fields are assumed. Employee insights and employee engagement both come from here. The parts of each group, the activity and the months add up to the whole.
         */
        get: operations["getEmployeeInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/client/{id}/benefit-insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many employees have taken each benefit, and how that has changed
         * @description Called instead of benefit-takeup for people with isInsightsEnabled. The fields are assumed.
         */
        get: operations["getBenefitInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/client/{id}/benefit-insights/{benefit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The take-up of one benefit over time and by group
         * @description Called instead of benefit-takeup for people with isInsightsEnabled. The fields are assumed; beside department and age, the groups are length of service and location.
         */
        get: operations["getInsightsOfBenefit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/client/{id}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a client's employees */
        get: operations["getEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/client/{id}/employees/download-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The employees as a file
         * @description Path and filters are given; the file and its columns are assumed. It holds all employees that match, in the requested order.
         */
        get: operations["downloadEmployeesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/client/{id}/employees/two-factor-authentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a client's employees with the state of their two-factor authentication
         * @description With `type=employeeTwoFA` the same path returns the report as a file.
         */
        get: operations["getTwoFactorEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/client/{id}/employees/two-factor-authentication/enforcement-setting": {
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
         * Require two-factor authentication of every employee, or make it optional
         * @description The method, the body and the response are assumed; the path is given.
         */
        patch: operations["changeTwoFactorEnforcement"];
        trace?: never;
    };
    "/schemes/{scheme}/employees/{employee}/magic-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link by which an employee signs in without a password
         * @description Method, path and response are assumed; that a password is sent is given. The link is for the administrator to pass on: the portal shows it for a minute and does not store it. It is a path of the portal, or an https address on an allowed host.
         */
        post: operations["createMagicLink"];
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
        get?: never;
        put?: never;
        /**
         * Upload a file of employee data
         * @description Method, path, field and response are assumed. The rows are checked afterwards: the portal polls the upload until it ends. A file can have up to 5 MiB. A host accepts days as dd/mm/yyyy or yyyy-mm-dd, and pounds with or without the sign and commas, as the portal says before a file is chosen; it ignores the row of the template whose employee number is EXAMPLE.
         */
        post: operations["uploadEmployeeData"];
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Commit or discard an upload of employee data
         * @description Assumed: an upload that waits for its commit can be committed or discarded; one that is still being checked can be discarded. A client without the eligibility impact needs no commit, because a file without errors is applied at once.
         */
        patch: operations["decideEmployeeDataUpload"];
        trace?: never;
    };
    "/v2/support/logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a log to support, in one piece or in several
         * @description Everything is assumed. The portal calls it only where its configuration has sendLogs, at that address, which can be another than that of this host: a deployment without a receiver is one without this operation. Nobody has to be logged in: the request carries no bearer, no cookie and no header of its own. A log is the file that the portal saves, compressed by gzip, or as it is; 16 MiB at most.
         *
         *     The id is the idempotency key: the SHA-256 of the whole file. The receiver joins the pieces in order and ignores bytes that it has already, so any piece can be repeated: an interrupted upload goes on, and the same file is never stored twice. An empty piece asks how far an upload is. Most logs are one piece. The receiver deletes a log after the days that the configuration tells the person, and one that never became whole after a day.
         */
        post: operations["sendLog"];
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
        QrAddress: {
            /** @description An otpauth address of the kind totp. */
            url: string;
        };
        /** @description The bearer is missing, expired or ended. A person who was signed in sees the detail. */
        UnauthorisedBody: {
            /** @default  */
            detail: string;
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
        DisablingReason: {
            reason: string;
        };
        SecondFactorDone: {
            /**
             * @default success
             * @constant
             */
            status: "success";
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
        SecondFactorProblem: {
            code: string;
        };
        /** @description Why a code was not accepted. That the error is a list of code values is given; the field and the values are assumed (invalid-code, expired-code, too-many-attempts, setup-expired, credentials-refused). The list may come as a JSON text. */
        SecondFactorRefusal: {
            /** @default [] */
            error: components["schemas"]["SecondFactorProblem"][] | string;
        };
        VoucherOrder: {
            orderId: string;
            retailer: string;
            /** @description Pence. */
            value: number;
            /**
             * Format: date
             * @description The day on which it was ordered or saved.
             */
            date: string;
        };
        Vouchers: {
            /**
             * Format: date
             * @default null
             */
            nextVoucherDate: string | null;
            /** @default [] */
            placedOrders: components["schemas"]["VoucherOrder"][];
            /**
             * @description Put together and not ordered yet.
             * @default []
             */
            savedOrders: components["schemas"]["VoucherOrder"][];
        };
        PendingSelectionsCount: {
            benefitId: string;
            benefitName: string;
            count: number;
            /** @default  */
            summary: string;
            /**
             * @description The sum of the order values in pence a month; null where nothing is known.
             * @default null
             */
            orderValue: number | null;
            /**
             * @description The day of the oldest selection that awaits approval; null where nothing is known.
             * @default null
             */
            oldestRequest: string | null;
            /**
             * @description How many of them have checks; null where the host makes none.
             * @default null
             */
            toCheck: number | null;
        };
        PendingSelections: {
            selections: components["schemas"]["PendingSelectionsCount"][];
        };
        SelectionCheck: {
            /** @description The kind of check. */
            code: string;
            /** @description What to look at; the portal shows it as it is. */
            sentence: string;
        };
        PendingSelection: {
            selectionId: string;
            employeeName: string;
            /**
             * @description Pence a month; null where nothing is known.
             * @default null
             */
            orderValue: number | null;
            /**
             * @description The day on which the employee submitted the selection; null where nothing is known.
             * @default null
             */
            requestedOn: string | null;
            /**
             * @description Facts to look at before a decision, such as an unusual amount; none where nothing is unusual or the host makes no checks.
             * @default []
             */
            checks: components["schemas"]["SelectionCheck"][];
            /**
             * @description Column name to value; the columns differ by benefit.
             * @default {}
             */
            fields: {
                [key: string]: string;
            };
        };
        PendingSelectionsOfBenefit: {
            /** @default  */
            benefitName: string;
            /**
             * @description Whether decideSelections keeps a reason for a rejection; the portal asks for none where it does not.
             * @default false
             */
            takesReason: boolean;
            /**
             * @description The pay day on which a selection that is approved now is first taken from pay; null where nothing is known.
             * @default null
             */
            firstDeduction: string | null;
            selectionsData: components["schemas"]["PendingSelection"][];
        };
        Decision: {
            selectionIds: string[];
            approval: boolean;
            /** @description Why the selections were rejected, in the employer's words; left out where no reason was given, and where the response to getPendingSelectionsOfBenefit does not say that the host takes one. */
            reason?: string;
        };
        Decided: {
            /**
             * @default success
             * @constant
             */
            status: "success";
            /**
             * @description The selections that could not be decided.
             * @default []
             */
            failed: string[];
        };
        WorkforcePart: {
            name: string;
            employees: number;
            registered: number;
            /** @description Who signed in within the last 30 days. */
            active: number;
        };
        WorkforceGroup: {
            /** @enum {string} */
            by: "department" | "age" | "service" | "location";
            parts: components["schemas"]["WorkforcePart"][];
        };
        RegistrationMonth: {
            /** @description Year and month: 2026-11. */
            month: string;
            registrations: number;
        };
        /** @description When employees last logged in. Each is counted once, so the five add up to all employees. */
        Activity: {
            /** @description Within the last 7 days. */
            last7: number;
            /** @description Within the last 30 days and not the last 7. */
            last30: number;
            /** @description Within the last 90 days and not the last 30. */
            last90: number;
            /** @description Before that. */
            earlier: number;
            /** @description Never yet. */
            never: number;
        };
        EmployeeInsights: {
            /**
             * Format: date
             * @description The day of the figures.
             */
            asOf: string;
            employees: number;
            registered: number;
            /**
             * @description All employees, by one thing at a time.
             * @default []
             */
            groups: components["schemas"]["WorkforceGroup"][];
            /**
             * @description Accounts activated in each month, the earliest first and none left out; those of employees who work there today.
             * @default []
             */
            months: components["schemas"]["RegistrationMonth"][];
            activity: components["schemas"]["Activity"];
        };
        BenefitInsightsRow: {
            benefitId: string;
            name: string;
            /** @description Employees who can have the benefit. */
            eligible: number;
            /** @description Employees who have it. */
            taken: number;
            /** @description Employees of today who had it a year before the day. */
            takenYearAgo: number;
            /**
             * @description Employees of today who could have it a year before the day; null where nothing is known.
             * @default null
             */
            eligibleYearAgo: number | null;
        };
        BenefitInsights: {
            /**
             * Format: date
             * @description The day of the figures.
             */
            asOf: string;
            benefits: components["schemas"]["BenefitInsightsRow"][];
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
        Employee: {
            id: string;
            name: string;
            /** @default  */
            email: string;
            registered: boolean;
            /** @default null */
            department: string | null;
            /**
             * @description The day of the last sign-in; null if there was none.
             * @default null
             */
            lastSeen: string | null;
        };
        EmployeeTotals: {
            totalEmployees: number;
            totalRegisteredEmployees: number;
        };
        /** @description The filters that the host applied, by name. */
        Filters: {
            [key: string]: string;
        };
        EmployeePage: {
            data: components["schemas"]["Employee"][];
            totalEmployeesValues: components["schemas"]["EmployeeTotals"];
            last_page: number;
            /** @default 10 */
            per_page: number;
            /** @description Employees that match the search and the filter. */
            total: number;
            /** @default {} */
            filters: components["schemas"]["Filters"];
        };
        TwoFactorEmployee: {
            id: string;
            name: string;
            /** @default  */
            email: string;
            /** @description The person has two-factor authentication. */
            twoFactor: boolean;
        };
        TwoFactorPage: {
            data: components["schemas"]["TwoFactorEmployee"][];
            /** @default 10 */
            per_page: number;
            /** @description Employees that match the search and the filter. */
            total: number;
            /** @default {} */
            filters: components["schemas"]["Filters"];
            /** @description Every employee must use two-factor authentication. */
            isEnforcementTwoFAEnabled: boolean;
        };
        Enforcement: {
            enabled: boolean;
        };
        StepUp: {
            /**
             * Format: password
             * @description The administrator's own password.
             */
            password: string;
        };
        MagicLink: {
            link: string;
        };
        /** @description Why a password was not accepted. The codes are assumed (wrong-password, too-many-attempts). */
        StepUpRefusal: {
            code?: string;
            error?: string;
        };
        EmployeeDataFile: {
            /** Format: binary */
            file: string;
        };
        /**
         * @description checking: its rows are being checked. awaiting-commit: no errors, and the person decides. completed: applied. rejected: rows with errors, nothing was applied. discarded: cancelled by a person, nothing was applied.
         * @enum {string}
         */
        DataLoadStatus: "checking" | "awaiting-commit" | "completed" | "rejected" | "discarded";
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
        UploadDecision: {
            /** @enum {string} */
            action: "commit" | "discard";
        };
        LogPiece: {
            /**
             * Format: binary
             * @description The bytes from the offset on, at most 256 KiB of them.
             */
            file: string;
        };
        ReceivedLog: {
            /** @description By which support finds the log. Short, and easy to read out over the telephone. */
            reference: string;
        };
        BegunLog: {
            /** @description How many bytes have arrived without a gap. */
            received: number;
        };
    };
    responses: {
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
        /** @description The host could not respond. */
        Failed: {
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
    };
    parameters: {
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
         * @description One random text for each intention of a person, in quotes (draft-ietf-httpapi-idempotency-key-header). Where the portal could not learn whether a change was made, it sends the same change with the same key again. A host that honours keys keeps, for each caller, the response of a change that it made, for a day or more, and returns it for the same key and the same body without making the change twice. It refuses the same key with another body by 422, and by 409 while the first is under way. It keeps no refusal. A host may ignore the header: it only has to name it in Access-Control-Allow-Headers.
         * @example "8e03978e40d543dde93894a57f9324c1"
         */
        IdempotencyKey: string;
        /**
         * @description The client's id.
         * @example 77
         */
        ClientId: string;
        /**
         * @description The benefit's id.
         * @example 201
         */
        BenefitId: string;
        /**
         * @description Part of a name or email address.
         * @example moor
         */
        Search: string;
        /**
         * @description Registered (1) or not (0).
         * @example 1
         */
        PersonActivated: "0" | "1";
        /**
         * @description The page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description The field to sort by (name, email, department, lastSeen); a minus sign before it sorts downwards. By name when left out.
         * @example name
         */
        SortBy: string;
        /**
         * @description Rows a page; 10 when left out.
         * @example 10
         */
        Range: number;
        /**
         * @description With two-factor authentication (1) or without (0).
         * @example 1
         */
        PersonMfaSecret: "0" | "1";
        /**
         * @description Requests the report as a file instead of the page.
         * @example employeeTwoFA
         */
        ReportType: "employeeTwoFA";
        /**
         * @description The employee's id.
         * @example 4021
         */
        EmployeeId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description attachment; filename="…"; the portal saves the file under that name, made safe.
         * @example attachment; filename="report.csv"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startSecondFactor: {
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
                 * @description The user's id.
                 * @example 4021
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, with the secret in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrAddress"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description Two-factor cannot be set up now. */
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
    disableSecondFactor: {
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
                 * @description The user's id.
                 * @example 4021
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "I am changing my phone"
                 *     }
                 */
                "application/json": components["schemas"]["DisablingReason"];
            };
        };
        responses: {
            /** @description Turned off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorDone"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description Two-factor stays on, and the message says why. */
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
    validateSecondFactor: {
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
                 * @description The user's id.
                 * @example 4021
                 */
                id: string;
            };
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
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorDone"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The code or the password is not the right one, or the set-up took too long. */
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
    getVouchers: {
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
            /** @description When vouchers are next sent, what was ordered, and what was only saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vouchers"];
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
    getPendingSelections: {
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
            /** @description One row for each benefit that has selections awaiting approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingSelections"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    getPendingSelectionsOfBenefit: {
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
                 * @example 204
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The selections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingSelectionsOfBenefit"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description We can’t find this benefit in the scheme. */
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
    getSelectionStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of each selection, by its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
        };
    };
    decideSelections: {
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
                 *       "selectionIds": [
                 *         "7001",
                 *         "7002"
                 *       ],
                 *       "approval": true
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description Decided, except for the selections named as failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decided"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description Nothing could be decided. */
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
    getEmployeeInsights: {
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
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeInsights"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoClient"];
            /** @description The figures are not available. */
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
    getBenefitInsights: {
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
                    "application/json": components["schemas"]["BenefitInsights"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoClient"];
            500: components["responses"]["NoTakeUp"];
        };
    };
    getInsightsOfBenefit: {
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
                benefit: components["parameters"]["BenefitId"];
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
    getEmployees: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name or email address.
                 * @example moor
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Registered (1) or not (0).
                 * @example 1
                 */
                "filter[person_activated]"?: components["parameters"]["PersonActivated"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The field to sort by (name, email, department, lastSeen); a minus sign before it sorts downwards. By name when left out.
                 * @example name
                 */
                sort_by?: components["parameters"]["SortBy"];
                /**
                 * @description Rows a page; 10 when left out.
                 * @example 10
                 */
                range?: components["parameters"]["Range"];
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
            /** @description The page and the totals of the whole client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeePage"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            /** @description The list is not available. */
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
    downloadEmployeesReport: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name or email address.
                 * @example moor
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Registered (1) or not (0).
                 * @example 1
                 */
                "filter[person_activated]"?: components["parameters"]["PersonActivated"];
                /**
                 * @description The field to sort by (name, email, department, lastSeen); a minus sign before it sorts downwards. By name when left out.
                 * @example name
                 */
                sort_by?: components["parameters"]["SortBy"];
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
            /** @description The report. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            /** @description The report is not available. */
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
    getTwoFactorEmployees: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name or email address.
                 * @example moor
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description With two-factor authentication (1) or without (0).
                 * @example 1
                 */
                "filter[person_mfa_secret]"?: components["parameters"]["PersonMfaSecret"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Requests the report as a file instead of the page.
                 * @example employeeTwoFA
                 */
                type?: components["parameters"]["ReportType"];
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
            /** @description The page, or with a type the report of all who match. */
            200: {
                headers: {
                    /**
                     * @description Of the report: attachment; filename="…".
                     * @example attachment; filename="two-factor-authentication.csv"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorPage"];
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            /** @description The list is not available. */
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
    changeTwoFactorEnforcement: {
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
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["Enforcement"];
            };
        };
        responses: {
            /** @description The new setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enforcement"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchClient"];
            /** @description The client cannot change this setting. */
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
    createMagicLink: {
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
                 * @description The scheme's id.
                 * @example 12
                 */
                scheme: string;
                /**
                 * @description The employee's id.
                 * @example 4021
                 */
                employee: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Benefits-2026-demo!"
                 *     }
                 */
                "application/json": components["schemas"]["StepUp"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MagicLink"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description The scheme has no such employee. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
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
    uploadEmployeeData: {
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
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EmployeeDataFile"];
            };
        };
        responses: {
            /** @description The file has arrived, and its rows are being checked. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDataUpload"];
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
            /** @description Another upload is being checked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file cannot be read as employee data. */
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
    decideEmployeeDataUpload: {
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
                 * @description The upload's id.
                 * @example 6601
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "commit"
                 *     }
                 */
                "application/json": components["schemas"]["UploadDecision"];
            };
        };
        responses: {
            /** @description The upload afterwards. */
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
            /** @description There is no such upload for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The upload has ended, or is not yet checked. */
            409: {
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
    sendLog: {
        parameters: {
            query: {
                /**
                 * @description Where in the file the piece begins.
                 * @example 0
                 */
                offset: number;
                /**
                 * @description How many bytes the whole file has.
                 * @example 92
                 */
                length: number;
            };
            header?: never;
            path: {
                /**
                 * @description The SHA-256 of the whole file, in hex.
                 * @example 1f0c2a5d9b3e4f60718293a4b5c6d7e8f90123456789abcdef0123456789abcd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogPiece"];
            };
        };
        responses: {
            /** @description The whole log has arrived, now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedLog"];
                };
            };
            /** @description The log has arrived up to here, and the rest is awaited. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunLog"];
                };
            };
            /** @description The piece begins behind what has arrived. The portal goes on from there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunLog"];
                };
            };
            /** @description The log is longer than the receiver takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description What has arrived is no log, or not the file that the id names. */
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
}
