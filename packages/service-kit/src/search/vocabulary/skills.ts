/**
 * Skills and tools with several names: the first phrase of a line is how a résumé lists the skill, the others are
 * synonyms and deeds that show it; each implies what follows `>`, but not the other way round. Own collection. Words
 * with a single spelling need no line: they are compared by their stems.
 */
export const skills = `
computer skills, basic computer skills, computer literacy, computer literate, computers, computer
Excel, microsoft excel, ms excel, spreadsheet, spreadsheets > computer skills
Google Sheets > spreadsheets, computer skills
Google Workspace, google docs, g suite > computer skills
Microsoft Word, word, ms word, word processing > computer skills
Microsoft Office, ms office, office suite, office 365, microsoft 365 > computer skills
PowerPoint, presentation software, google slides
Outlook, microsoft outlook
bookkeeping software, accounting software
QuickBooks, quick books > bookkeeping software
Xero > bookkeeping software
Sage > bookkeeping software
accounts payable, ap, paying invoices
accounts receivable, ar
bookkeeping, bookkeeper
payroll, paychecks
data entry, entering data, typing
point of sale (POS), point of sale, pos, pos system, cash register, register, registers > cash handling
cash handling, handling cash, handled cash, balance the drawer, balanced the drawer, counted the drawer, counting money, counted change, close the register, bank deposits, made deposits
customer service, customer care, client service, guest service, serving customers, customer support
scheduling, schedule appointments, appointments, scheduled
telephone, phone, phones, multi line phone, switchboard, answering phones, answering calls, answered calls, call center
electronic health records, ehr, emr, electronic medical records
Epic > electronic health records
Cerner > electronic health records
patient care, bedside care, patients
medication administration, medications, giving medication, medication
vital signs, vitals
wound care, dressings
meal preparation, preparing meals, meals, cooking
Dentrix, eaglesoft, open dental > dental software
food preparation, food prep, prep
food safety, kitchen hygiene, haccp, sanitation
inventory, inventory management, stock management, counted stock, stock, stocking, stocktaking, stock control, inventory control
ordering, purchasing, procurement
merchandising, displays, visual merchandising
heavy lifting, lifting, lift, can lift, lift up to
reliable transportation, own transportation, own car, own vehicle, own truck, reliable vehicle, reliable car, have a car
route planning, routes, navigation, map reading
pallet jack, pallet jacks
blueprint reading, blueprint, blueprints, technical drawings, reading drawings, schematics
conduit bending, conduit
wiring, rewiring, wired
troubleshooting, troubleshoot, diagnose, diagnosing, diagnostics
preventive maintenance, preventative maintenance, maintenance
MIG welding, mig, gmaw
TIG welding, tig, gtaw
stick welding, smaw
HVAC, heating and cooling, air conditioning
PLC, programmable logic controllers
CNC machines, cnc, cnc machine
landscaping, lawn care, lawn maintenance, mowing, mowed lawns, mowed, yard work, groundskeeping, grounds maintenance
sewing, sewed, alterations, hems, hemming, tailoring, seamstress
conflict resolution, de escalation, de escalated, de escalating, resolved conflicts, handled complaints, mediation, mediated
hand and power tools, hand tools, power tools
lesson planning, lesson plans, curriculum, curriculum planning
classroom management, managing a classroom
team leadership, lead a team, supervisory, supervisory experience, supervisor, shift manager, shift lead, shift leader, shift supervisor, crew leader, crew chief, foreman, team leader, store manager, kitchen manager, assistant manager, leadership, led a team, supervise, supervised, supervision, supervising, led, managed a team, team lead
training others, train, trained, training staff, coached, mentored, mentoring, coaching, teach, taught, teaching others
project management, managed projects, managing projects
budgeting, budget, budgets
sales, selling, sold
negotiation, negotiated, negotiating
marketing, promotion, advertising
social media
Instagram, facebook, tiktok > social media
copywriting, wrote copy, content writing
JavaScript, js, ecmascript
TypeScript, ts
Node.js, node js, nodejs, node
React, reactjs, react js
PostgreSQL, postgres > sql
SQL, relational databases, relational database, database queries
MySQL > sql
Python, python3
C#, c sharp > dotnet
dotnet, asp net
Java
HTML and CSS, html, css, html css
AWS, amazon web services
Google Cloud, gcp
Azure, microsoft azure
containers, containerization
Docker > containers
Kubernetes, k8s > containers
version control
Git, github, gitlab > version control
CI/CD, ci cd, continuous integration, continuous delivery
Jenkins, github actions > ci cd
REST APIs, rest api, rest apis, restful api, restful apis, web services
unit tests, automated tests, test automation, unit testing, automated testing
Agile
Scrum, kanban > agile
Linux, unix
Active Directory
help desk, helpdesk, service desk, technical support, tech support
AutoCAD, cad
Photoshop, adobe photoshop > adobe creative suite
Adobe Creative Suite, creative cloud, adobe creative cloud
Canva
CRM, customer relationship management
Salesforce, hubspot > crm
SAP
month end close, month end, closing the books, closed the books
reconciliation, reconcile, reconciled, reconciling
tax preparation, tax returns, prepared taxes, filed taxes, income tax
invoicing, billing, invoices
record keeping, filing, records
grant writing, grants
event planning, planned events, events
translation, translating, translated, interpreting, interpreter
dementia care, dementia, alzheimers, memory care
child care, childcare, looking after children
`;
