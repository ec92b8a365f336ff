/**
 * Skills and tools with several names: the phrases of a line are synonyms, and each implies what follows `>`, but not
 * the other way round. Own collection. Words with a single spelling need no line: they are compared by their stems.
 */
export const skills = `
computer skills, basic computer skills, computer literacy, computer literate, computers, computer
excel, microsoft excel, ms excel, spreadsheet, spreadsheets > computer skills
google sheets > spreadsheets, computer skills
google workspace, google docs, g suite > computer skills
word, microsoft word, ms word, word processing > computer skills
microsoft office, ms office, office suite, office 365, microsoft 365 > computer skills
powerpoint, presentation software, google slides
outlook, microsoft outlook
bookkeeping software, accounting software
quickbooks, quick books > bookkeeping software
xero > bookkeeping software
sage > bookkeeping software
accounts payable, ap, paying invoices
accounts receivable, ar
bookkeeping, bookkeeper
payroll, paychecks
data entry, entering data, typing
point of sale, pos, pos system, cash register, register, registers > cash handling
cash handling, handling cash, handled cash, balance the drawer, balanced the drawer, counted the drawer, counting money, counted change, close the register, bank deposits, made deposits
customer service, customer care, client service, guest service, serving customers, customer support
scheduling, schedule appointments, appointments, scheduled
phone, phones, telephone, multi line phone, switchboard, answering calls, answered calls, call center
electronic health records, ehr, emr, electronic medical records
epic > electronic health records
cerner > electronic health records
patient care, bedside care, patients
medication administration, medications, giving medication, medication
vital signs, vitals
wound care, dressings
meal preparation, preparing meals, meals, cooking
dentrix, eaglesoft, open dental > dental software
food preparation, food prep, prep
food safety, kitchen hygiene, haccp, sanitation
inventory, inventory management, stock management, counted stock, stock, stocking, stocktaking, stock control, inventory control
ordering, purchasing, procurement
merchandising, displays, visual merchandising
lifting, heavy lifting, lift, can lift, lift up to
reliable transportation, own transportation, own car, own vehicle, own truck, reliable vehicle, reliable car, have a car
route planning, routes, navigation, map reading
pallet jack, pallet jacks
blueprint, blueprints, blueprint reading, technical drawings, reading drawings, schematics
conduit, conduit bending
wiring, rewiring, wired
troubleshooting, troubleshoot, diagnose, diagnosing, diagnostics
preventive maintenance, preventative maintenance, maintenance
mig, gmaw, mig welding
tig, gtaw, tig welding
stick welding, smaw
hvac, heating and cooling, air conditioning
plc, programmable logic controllers
cnc, cnc machine, cnc machines
landscaping, lawn care, lawn maintenance, mowing, mowed lawns, mowed, yard work, groundskeeping, grounds maintenance
sewing, sewed, alterations, hems, hemming, tailoring, seamstress
conflict resolution, de escalation, de escalated, de escalating, resolved conflicts, handled complaints, mediation, mediated
hand tools, power tools, hand and power tools
lesson planning, lesson plans, curriculum, curriculum planning
classroom management, managing a classroom
lead a team, supervisory, supervisory experience, supervisor, shift manager, shift lead, shift leader, shift supervisor, crew leader, crew chief, foreman, team leader, store manager, kitchen manager, assistant manager, team leadership, leadership, led a team, supervise, supervised, supervision, supervising, led, managed a team, team lead
train, trained, training others, training staff, coached, mentored, mentoring, coaching, teach, taught, teaching others
project management, managed projects, managing projects
budget, budgets, budgeting
sales, selling, sold
negotiation, negotiated, negotiating
marketing, promotion, advertising
social media
instagram, facebook, tiktok > social media
copywriting, wrote copy, content writing
javascript, js, ecmascript
typescript, ts
node js, nodejs, node
react, reactjs, react js
postgresql, postgres > sql
sql, relational databases, relational database, database queries
mysql > sql
python, python3
c#, c sharp > dotnet
dotnet, asp net
java
html, css, html css
aws, amazon web services
gcp, google cloud
azure, microsoft azure
containers, containerization
docker > containers
kubernetes, k8s > containers
version control
git, github, gitlab > version control
ci cd, continuous integration, continuous delivery
jenkins, github actions > ci cd
rest api, rest apis, restful api, restful apis, web services
unit tests, automated tests, test automation, unit testing, automated testing
agile
scrum, kanban > agile
linux, unix
active directory
help desk, helpdesk, service desk, technical support, tech support
autocad, cad
photoshop, adobe photoshop > adobe creative suite
adobe creative suite, creative cloud, adobe creative cloud
canva
crm, customer relationship management
salesforce, hubspot > crm
sap
month end close, month end, closing the books, closed the books
reconciliation, reconcile, reconciled, reconciling
tax returns, tax preparation, prepared taxes, filed taxes, income tax
invoicing, billing, invoices
filing, records, record keeping
grant writing, grants
event planning, planned events, events
translation, translating, translated, interpreting, interpreter
dementia care, dementia, alzheimers, memory care
child care, childcare, looking after children
`;

/** Titles and deeds, and the fields of work or skills in which they are experience. In the same format. */
export const fieldsOfWork = `
retail, retail sales, store experience
sales associate, store associate, store clerk, store manager, stocker > retail
cashier, rang up, ringing up, ring up customers > retail, cash handling, cashier
warehouse, warehousing, warehouse work
picker, packer, picker packer, order picker, order selector, forklift, pallet jack, fulfillment center > warehouse
construction, construction work, building trades
framing, drywall, carpentry, carpenter, concrete, roofing, roofer, masonry, mason > construction
diesel mechanic, diesel technician > diesel repair
diesel repair, diesel engine repair
home care, in home care, home health
home health aide, hha, caregiver, personal care aide, personal attendant > home care
weddings, wedding planner, galas, event coordinator, banquet captain > event planning
medical billing, insurance billing, billed insurance, medical coder, claims processing
banquet, banquets, hotel, server, bartender, front desk agent, housekeeper > hospitality
hospitality
barista, coffee shop, coffee bar > espresso
espresso, espresso machine, pulling shots, pulling espresso, latte art
butcher, meat cutter, meat counter > meat cutting
meat cutting, cutting meat, butchering
dog groomer, pet groomer, groomed dogs > pet grooming
pet grooming, dog grooming
detailed cars, car detailer, auto detailer > automotive detailing
automotive detailing, auto detailing, car detailing
security officer, security guard, patrolled, patrol, patrols, patrolling, loss prevention > security
security, security work
tow operator, tow truck driver, tow truck operator > tow truck
tow truck, towing
senior care, elder care, caring for seniors, care of the elderly, assisted living, nursing home
cared for residents, residents, dementia, memory care > elder care
tape measure, cut and measured, measured and cut
`;

/** Qualities that everybody claims: a résumé shows them by examples, not by name. In the same format. */
export const qualities = `
teamwork, team player, work in a team, part of a team, team oriented, cross functional teams, work well with others
communication, communication skills, communicate, verbal and written communication, communicator
people skills, interpersonal, interpersonal skills
problem solving, problem solver, solve problems, solved problems, critical thinking
time management, prioritize, meet deadlines, deadlines, multitask, multitasking
attention to detail, detail oriented, accuracy, accurate
reliable, dependable, punctual, on time, reliability
friendly, positive, positive attitude, outgoing, courteous, polite
motivated, self motivated, self starter, energetic, eager, driven, eager to learn
independent, work independently, independently, minimal supervision
fast paced, fast paced environment, under pressure
organized, organizational skills, well organized
honest, honesty, integrity, trustworthy
patient, patience, calm, compassion, compassionate, caring, empathy
creative, creativity
professional, professionalism, professional manner, work ethic, hard working
`;
