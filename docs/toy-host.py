"""A host of eleven operations of `legacy`, in Python's standard library alone: its tokens and ids are random.

    python3 toy-host.py 8080
"""
import json
import secrets
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

failures = {  # the call that a state lets fail; "*" for all
    "server-fails": "*",
    "details-unavailable": "GET /user",
    "family-unavailable": "GET /user/family",
    "life-events-unavailable": "GET /user/life-events",
    "contributions-unavailable": "GET /benefit-group/pension/contributions",
    "logout-fails": "POST /logout",
}


class Data:
    def __init__(self):
        self.tokens = set()
        self.benefit, self.term = secrets.token_hex(4), secrets.token_hex(4)
        self.fails = None
        self.lookup = (200, {"hasSSO": False, "url": None})
        self.terms = {"terms": "<p>In full.</p>", "version": "7", "error": None}
        self.cards = [{"id": secrets.token_hex(3), "title": "Choose", "link": "/app/", "priority": "urgent"}]
        self.banners = [{"id": secrets.token_hex(3), "title": "Wellbeing"}]
        self.events = [{"id": secrets.token_hex(3), "name": "Moving home", "event_date": "2026-11-02"}]
        self.family = [{"family_id": secrets.token_hex(3), "family_fname": "Ann", "family_sname": "Hale", "family_dob": None}]
        self.months = [
            {"month": 1, "year": 2026, "employeeContribution": 100, "employerContribution": 50},
            {"month": 2, "year": 2026, "employeeContribution": 100, "employerContribution": None},
        ]


data = Data()


def enter(state, params):
    """Puts the data into a state, and returns its values; None for a state that is not written yet."""
    global data
    data = Data()
    if state in ("first-visit",):
        return {}
    if state == "sso-address":
        data.lookup = (200, {"hasSSO": True, "url": "/sso-login/" + secrets.token_hex(4)})
        return {}
    if state == "login-lookup-refused":
        data.lookup = (200, {"hasSSO": False, "url": None, "error": "This address belongs to a company that has left"})
        return {}
    if state == "login-lookup-fails":
        data.lookup = (422, {"error": "Please enter a valid address"})
        return {}
    token = secrets.token_urlsafe(24)
    data.tokens = {token}
    values = {"accessToken": token, "benefitId": data.benefit, "termId": data.term}
    if state in failures:
        data.fails = failures[state]
    elif state == "session-ended":
        data.tokens = set()
    elif state == "nothing-on-home":
        data.cards, data.banners = [], []
    elif state == "no-family":
        data.family = []
    elif state == "no-life-events":
        data.events = []
    elif state == "no-contributions":
        data.months = []
    elif state == "benefit-terms-unavailable":
        data.terms = {"terms": None, "error": "The terms are being revised"}
    elif state not in ("employee-signed-in", "benefit-not-chosen", "benefit-not-found"):
        return None
    return values


def respond(method, path, headers):
    call = f"{method} {path}"
    if data.fails in ("*", call):
        return 500, {"error": "Something has gone wrong"}
    if call == "POST /login/url":
        return data.lookup
    token = headers.get("Authorization", "").removeprefix("Bearer ")
    if token not in data.tokens or headers.get("X-Bearer-Token") != token:
        return 401, {"detail": "Your session has expired"}
    if "X-Masquerade-User-Id" in headers:
        return 403, {"error": "You may not act for another person"}
    if path.startswith("/benefit/"):
        found = path == f"/benefit/{data.benefit}/terms/{data.term}"
        return (200, data.terms) if found else (404, {"error": "Oops! It has been removed"})
    done = {"status": "success"}
    reads = {
        "GET /ping": done,
        "POST /logout": done,
        "GET /user": {"id": secrets.token_hex(4), "personalEmail": "a@b.example", "phone": "1", "avatar": None},
        "GET /user/home-page-cards": data.cards,
        "GET /user/home-page-banner": data.banners,
        "GET /user/life-events": data.events,
        "GET /user/family": data.family,
        "GET /benefit-group/pension/contributions": data.months,
    }
    if call == "DELETE /user/logout":
        return 204, None
    return (200, reads[call]) if call in reads else (404, {"error": "Not written yet"})


class Host(BaseHTTPRequestHandler):
    def handle_call(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.path == "/_mock/provider-states":
            asked = json.loads(body)
            values = {} if asked.get("action") == "teardown" else enter(asked["state"], asked.get("params") or {})
            return self.send(*((400, {"message": "This state is not written yet"}) if values is None else (200, values)))
        self.send(*respond(self.command, self.path, self.headers))

    def send(self, status, body):
        content = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        if content:
            self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = do_DELETE = do_PATCH = handle_call

    def log_message(self, *args):
        pass


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Host).serve_forever()
