/**
 * Words for jobs, in the form of the trades. Wording after the Direct Match Title File of the Standard Occupational
 * Classification 2018 (US Bureau of Labor Statistics, public domain), beside what people say.
 */
export const occupations = `
# Health
nurse, rn, registered nurse, staff nurse, nursing > lpn, licensed practical nurse, nurse practitioner, public health nurse
lpn, licensed practical nurse, lvn > nurse
nurse practitioner, np, aprn > nurse
cna, nursing assistant, nurse aide, nurses aide, certified nursing assistant > patient care, health aide
home health aide, hha, caregiver, home attendant, personal care aide, care worker > nursing assistant, elder care, senior care, senior services, older adults
medical assistant, clinical assistant > medical
physician assistant, pa c > physician
doctor, physician, medical doctor, md > medical director, medical specialist, medical examiner, clinic physician
paramedic, emt, emergency medical technician, ambulance
pharmacist, pharmacy technician, pharmacy tech
epidemiologist, epidemiology, disease control > public health
public health, health department > health, public health advisor
health inspector, sanitarian, public health sanitarian
social worker, social work, caseworker, case worker, case manager, msw, lmsw, lcsw > social services, case management, youth development, child protective, family services, counselor
substance abuse counselor, addiction counselor > counselor
substance abuse, substance use, addiction, drug abuse > drug use, alcohol, substance abuse counselor
medical biller, medical billing, medical coder, medical coding, billing specialist > billing
dental assistant, dental hygienist > dental, dentist, medical assistant
lab technician, laboratory technician, lab tech, laboratory associate, chemist > laboratory
phlebotomist, blood draw
dietitian, nutritionist, dietician
medical records, health information, medical coder, medical biller
veterinary technician, vet tech > veterinarian

# Offices
administrative assistant, admin assistant, secretary, office assistant, executive assistant, clerical associate, personal assistant > clerical, receptionist, office
clerk, office clerk, clerical, file clerk, clerical associate > office aide
receptionist, front desk, answering phones, answer phones, phone receptionist > secretary, office aide, clerical associate, clerical
data entry, data entry clerk, typist > clerk, clerical
office manager, office administrator > administrative manager, office
executive director, director, chief executive, ceo
accounting clerk, accounts payable, accounts receivable, bookkeeper > accountant, accounting
accountant, accounting, cpa, staff accountant > bookkeeper, auditor, fiscal
auditor, audit, internal audit, internal auditor > accountant
budget analyst, budget, budgeting > financial analyst, fiscal
financial analyst, finance analyst, finance > budget analyst, fiscal
fiscal officer, cfo, controller, comptroller > finance
payroll, payroll clerk, timekeeper, timekeeping
purchasing, procurement, buyer, purchasing agent, contract specialist, contract manager, contracting
grant writer, grants, grants manager, grant
human resources, hr, hr generalist, personnel, recruiter, talent acquisition, hr manager, recruiting
customer service, customer service representative, call center, call taker, csr, customer support, help line > call center representative, client services
project manager, project management, pm, program manager > project coordinator, project
project coordinator > project manager
business analyst, systems analyst > analyst
operations manager, operations > manager
supervisor, team lead, team leader, foreman > manager
policy analyst, policy advisor, policy > analyst
researcher, research assistant, research analyst, research scientist > research
statistician, statistics, data analyst, data analytics, data analysis > data scientist, analyst, data
data scientist, machine learning, data science > data analyst
economist, economics
paralegal, legal assistant, legal secretary, law clerk > legal
lawyer, attorney, counsel, legal counsel, agency attorney, solicitor > legal
law intern, legal intern, law student > legal
investigator, investigation, detective, fraud investigator, investigations > inspector
inspector, inspection > investigator
compliance, compliance officer, regulatory > audit
public relations, communications, communication, press officer, press secretary, media relations, pr > marketing
marketing, marketing manager, digital marketing, social media > communications, outreach
community outreach, outreach, community liaison, community coordinator, community organizer, community associate
writer, editor, copywriter, technical writer, content writer
translator, interpreter, bilingual > language
graphic designer, graphic design, graphic artist, visual designer, designer
photographer, videographer, video editor, video production
librarian, library > archivist, archives, records
archivist, records manager, archives > records

# Computing
software engineer, software developer, programmer, developer, coder, computer programmer, application developer, software > web developer, engineer
web developer, web designer, front end developer, frontend developer, full stack developer > software developer
it, information technology, it support, help desk, helpdesk, tech support, desktop support, service desk, it specialist, computer technician, computer associate > technical support, computer
network engineer, network administrator, network, networking > systems administrator
system administrator, systems administrator, sysadmin, server administrator > network administrator, computer systems manager
database administrator, dba, database developer, sql > database
cyber security, cybersecurity, information security, security analyst, infosec, security engineer > it security
devops, cloud engineer, site reliability
qa, quality assurance, tester, software tester, quality control > test
gis, geographic information systems, mapping, cartographer
ux designer, user experience, ui designer, ux
computer, computers > computer associate, information technology

# Building, machines, outdoors
civil engineer, structural engineer, civil engineering, assistant civil engineer > engineer
mechanical engineer, mechanical engineering > engineer
electrical engineer, electrical engineering > engineer
environmental engineer, environmental scientist, environmental > environment
engineering intern, engineer intern > engineering
architect, architecture, architectural > designer
landscape architect, landscape design
urban planner, city planner, planner, urban planning, city planning > planning
laborer, labourer, general labor, labor, construction laborer, construction worker, construction helper, mason helper > construction
construction manager, construction project manager, site manager, superintendent > construction
construction inspector, building inspector > inspector
electrician, electrical worker, electric > electrician s helper
electricians helper, electrician helper, electrician apprentice > electrician
plumber, pipefitter, steamfitter > plumber s helper
carpenter, carpentry, joiner
painter, painting
welder, welding, ironworker, iron worker > metal work mechanic
maintenance worker, maintenance, handyman, building maintenance, maintenance technician, facilities, building engineer > custodian, stationary engineer
hvac, hvac technician, air conditioning, refrigeration, heating > stationary engineer, boiler
boiler operator, stationary engineer, high pressure plant tender
janitor, custodian, cleaner, custodial assistant, housekeeper, housekeeping, cleaning > maintenance, caretaker
cleaning lady, cleaning offices, office cleaning, office cleaner, house cleaner, house cleaning > janitor, custodian, cleaner, housekeeper
machinist, machine operator, cnc operator
mechanic, auto mechanic, automotive technician, diesel mechanic, car mechanic, automotive service > machinist, oiler
elevator mechanic, elevator
engineer, engineering
surveyor, land surveyor, surveying
gardener, landscaper, groundskeeper, park worker, horticulturist, forester, arborist, climber pruner, tree > parks, landscape
water treatment, sewage treatment worker, watershed maintainer, wastewater > water
surveillance, security guard, security officer, guard, security, watchman > special officer, peace officer
police officer, cop, law enforcement, sheriff, policeman > police, peace officer, special officer
correction officer, corrections, prison guard, jail > probation
probation officer, parole officer, probation
firefighter, fire fighter, fireman > fire inspector, fire prevention, fire protection, fire
dispatcher, dispatch > operator, radio operator, radio room operator, emergency communications
911 operator, police communications technician > dispatcher, call taker, emergency communications
emergency management, disaster, emergency preparedness > emergency
lifeguard, life guard, swim, swimming
energy, energy analyst, sustainability, energy manager > climate
climate, climate change, resiliency, resilience > sustainability
safety officer, health and safety, occupational safety, safety manager, ehs, safety > safety

# Driving, storing, selling, serving
driver, chauffeur, motor vehicle operator > truck driver, cdl, delivery driver, bus driver, motor vehicle
truck driver, cdl, cdl driver, motor vehicle operator, semi driver, truck driving, trucker > driver, motor vehicle, tractor trailer operator
delivery driver, bus driver > driver, motor vehicle operator
warehouse, warehouse worker, stock worker, stocker, stocking, stocking shelves, shelf stocker, stock clerk, inventory, stockroom, storekeeper, forklift > supply
logistics, supply chain, fleet, fleet manager > transportation
sales, sales associate, salesperson, salesman, sales representative, sales rep, account executive > retail
cashier, checkout, retail associate, store clerk, retail > sales
lunch lady, school cook, cafeteria worker, cafeteria cook, school lunch > cook, food service, kitchen
cook, chef, line cook, kitchen, food service worker, prep cook > food service
waiter, waitress, server, barista, bartender > restaurant, food service
dishwasher, kitchen helper, food service > kitchen
hotel, hospitality, housekeeper > front desk
hairdresser, barber, stylist, cosmetologist
real estate, property manager, property management, leasing, housing manager, landlord > housing, asset management
housing, housing specialist, affordable housing
teacher, instructor, educator, teaching, substitute teacher > education
teachers aide, teacher assistant, paraprofessional, teaching assistant, school aide > education
tutor, academic coach > teacher
trainer, training specialist, training, training coordinator > staff development, learning
child care, childcare, daycare, early childhood, preschool > child
youth worker, youth counselor, juvenile counselor, youth development, youth > child
counselor, guidance counselor, counselling, counseling > social worker
coach, recreation, recreation specialist, playground associate, playground > recreation director
student, summer job, student job, student aide, college aide, student intern > intern, summer, fellow, college
intern, internship, trainee, fellowship, fellow, apprentice > college aide, student
entry level, no experience, trainee > aide, assistant, clerk, clerical, attendant, laborer
volunteer, americorps
manager, management > supervisor, director
executive, senior leadership, deputy commissioner, assistant commissioner > director
consultant, advisor, adviser > specialist
asbestos, lead abatement, hazardous materials, hazmat, asbestos handler
animal care, animal shelter, animal control
museum, curator, arts, art, culture, cultural > cultural affairs
tax, tax auditor, taxes, tax examiner > revenue, finance
insurance, claims, claim examiner, claims examiner, claims adjuster
immigration, refugee > immigrant
veterans, veteran, military
homeless, homelessness > shelter
`;
