/** The look of the control page: one column on a phone, two on a desktop. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1f26;background:#f4f4f7}
header{background:#272a31;color:#fff;padding:1rem 1.25rem}
header p,h1{margin:0}
h1{font-size:1.25rem}h2{font-size:1.0625rem;margin:0 0 .75rem}
main{display:grid;align-items:start;gap:1rem;padding:1rem;max-width:76rem;margin:0 auto;grid-template-columns:minmax(0,1fr)}
section{background:#fff;border:1px solid #d9dae1;border-radius:.5rem;padding:1rem;min-width:0}
.notice{margin:0;padding:.75rem 1rem;border-radius:.5rem;background:#e4f3ea;color:#0c4a2a}
.notice.wrong{background:#fde8e6;color:#8a1c10}
ul{list-style:none;margin:0 0 1rem;padding:0}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem;padding:.5rem 0;border-bottom:1px solid #ececf1}
.scroll{max-height:22rem;overflow:auto}
ul+form{margin-bottom:1rem}
td:last-child{width:6rem}
small{display:block;color:#565b69;font-size:.875rem}
code{font:.9375em ui-monospace,monospace;overflow-wrap:anywhere}
.row,.inline{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.pair{display:grid;gap:0 .75rem;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr))}
.field{margin-bottom:.75rem}.inline .field{margin:0;flex:1 1 10rem}
label{display:block;font-weight:600;font-size:.875rem}
input,select{width:100%;min-height:2.75rem;padding:.5rem;border:1px solid #767b8a;border-radius:.375rem;font:inherit;background:#fff}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid #7f48df;border-radius:.375rem;background:#7f48df;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:#fff;color:#5d2bb5}
a{color:#5d2bb5}
:focus-visible{outline:3px solid #ffbf47;outline-offset:2px}
details{margin-top:1rem}summary{cursor:pointer;min-height:2rem}
dt{font-weight:600}dd{margin:0 0 .5rem}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .5rem .5rem 0;border-bottom:1px solid #ececf1;overflow-wrap:anywhere}
tr.wrong td{background:#fde8e6}tr.wrong small{color:#8a1c10}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (min-width:60rem){main{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.notice,.wide{grid-column:1/-1}}
`
