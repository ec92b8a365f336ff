/**
 * Maps words of a title, of a source's category or of a department to job categories. Based on the major groups and
 * titles of the Standard Occupational Classification 2018 (US Bureau of Labor Statistics, public domain) and the
 * wording of public job boards. Format: see `CategoryRules`.
 */
export const jobCategoryLines = `
Healthcare: health, health care, healthcare, health policy, public health, mental health, behavioral health, medical, medicine, clinical, clinic, patient, patient care, nurse, nursing, registered nurse, rn, lpn, cna, nurse practitioner, physician, doctor, surgeon, physician assistant, dentist, dental, hygienist, pharmacist, pharmacy, pharmacy technician, therapist, physical therapist, occupational therapist, speech therapist, psychologist, psychiatrist, counselor, substance abuse counselor, social worker, case manager, caseworker, caregiver, home health aide, personal care aide, medical assistant, medical technologist, medical records, paramedic, emt, epidemiologist, epidemiology, disease intervention, disease control, nutritionist, dietitian, phlebotomist, radiologic technologist, sonographer, laboratory technician, lab technician, microbiologist, optician, optometrist, veterinarian, veterinary technician, hospital, social services, human services, healthcare support, healthcare practitioners

Information Technology: information technology, it, information technology telecommunications, technology, technology data innovation, software, software engineer, software developer, developer, application developer, web developer, programmer, programmer analyst, computer, computer and mathematical, computer systems, computer systems manager, computer associate, computer specialist, systems analyst, system administrator, systems administrator, systems engineer, network, network engineer, network administrator, database, database administrator, data scientist, data engineer, data analyst, data analytics, gis, cyber, cybersecurity, cyber security, information security, security engineer, security endpoint engineer, cloud, devops, help desk, service desk, desktop support, it support, technical support, it project manager, telecommunication, telecommunications, telecom, webmaster, scrum master, product owner, solutions architect, enterprise architect, technical architect, technical architecture, qa engineer, quality assurance analyst, mainframe, java, net, sharepoint, business intelligence, digital, erp

Engineering: engineer, engineering, civil engineer, mechanical engineer, electrical engineer, environmental engineer, structural engineer, engineering technician, engineering architecture planning, architect, architecture, architecture and engineering, landscape architect, surveyor, land surveyor, drafter, cad, city planner, urban planner, geologist, chemist, scientist, environmental scientist, science, research scientist, stationary engineer

Finance: finance, financial, finance accounting procurement, business and financial, accountant, accounting, accounts payable, accounts receivable, accounting clerk, accounts clerk, bookkeeper, auditor, audit, internal audit, fiscal, fiscal officer, budget, budget analyst, budget examiner, comptroller, controller, treasurer, treasury, tax, tax auditor, payroll, payroll specialist, actuary, actuarial, credit, loan, loan officer, mortgage, bank, banking, bank teller, teller, insurance, underwriter, claims, claim specialist, claims adjuster, investment, investments, financial analyst, financial advisor, procurement, procurement analyst, purchasing, buyer, contract, contracts, contract specialist, contract manager, contracting officer, revenue, grants, billing, collections, assessor

Legal: legal, legal affairs, law, lawyer, attorney, counsel, general counsel, corporation counsel, paralegal, legal assistant, legal secretary, litigation, litigation support, court, judge, hearing officer, administrative law judge, mediator, compliance officer

Human Resources: human resources, human resource, hr, recruiter, recruiting, recruitment, talent, talent acquisition, personnel, labor relations, employee relations, benefits specialist, benefits manager, timekeeper, equal employment opportunity, eeo, diversity, training and development, organizational development, workforce development

Marketing: marketing, communications, communications intergovernmental affairs, communications manager, communications specialist, public relations, press officer, press secretary, public affairs, public information, social media, advertising, brand, campaign, community outreach, outreach, outreach coordinator, event planner, events coordinator, fundraising, development officer

Sales: sales, salesperson, sales representative, sales manager, account executive, account manager, business development, real estate agent, insurance agent, sales associate

Customer Service: customer service, customer service representative, customer support, customer care, client service, client services, call center, call taker, contact center, constituent services, constituent services community programs, community and social service, community associate, community coordinator, community assistant, receptionist, information representative, eligibility specialist, ombudsman, guest service

Administration: administration, administration human resources, administrative, administrative assistant, executive assistant, office manager, office administration, office and administrative support, office assistant, office clerk, office, clerk, clerical, clerical administrative support, clerical associate, clerical aide, secretary, principal administrative associate, administrative aide, college aide, office aide, data entry, typist, file clerk, records manager, records clerk, archivist, chief of staff, executive agency counsel assistant, research assistant

Education: education, educator, education and training, teacher, teaching, teaching assistant, substitute teacher, tutor, instructor, professor, lecturer, faculty, school, principal, librarian, library, curriculum, early childhood, preschool, paraprofessional, teacher aide, child care, childcare, day care, trainer, coach, school counselor, academic, training coordinator

Construction: construction, construction and extraction, construction project manager, construction manager, construction laborer, carpenter, carpentry, electrician, plumber, pipefitter, steamfitter, mason, bricklayer, roofer, painter, welder, sheet metal worker, ironworker, glazier, cement mason, drywall, plasterer, hvac, hvac technician, elevator mechanic, equipment operator, heavy equipment operator, crane operator, laborer, skilled trades, building trades, superintendent of construction, foreman, thermostat repairer

Operations: operations, building operations maintenance, maintenance operations, maintenance, maintenance worker, maintenance technician, installation maintenance and repair, facilities, facility, facilities manager, building maintenance, building and grounds, custodian, janitor, cleaner, housekeeper, housekeeping, groundskeeper, landscaper, gardener, park worker, caretaker, superintendent, property manager, property management, logistics, supply chain, warehouse manager, warehouse, stock worker, stock clerk, inventory, dispatcher, operations manager, operations analyst, project manager, program manager, project coordinator, general manager, oiler, high pressure plant tender, sewage treatment worker, water treatment, watershed maintainer, sanitation, sanitation worker, recycling, exterminator, pest control, locksmith, mechanic, auto mechanic, machinist

Manufacturing: manufacturing, production, production worker, assembler, assembly, machine operator, fabricator, cnc, plant manager, quality control, quality inspector, packaging, process technician

Transportation: transportation, transportation and material moving, driver, truck driver, cdl, cdl driver, delivery driver, bus driver, chauffeur, motor vehicle operator, courier, mover, pilot, flight attendant, deckhand, ferry, ferry captain, mate, marine oiler, forklift, forklift operator, traffic device maintainer, taxi, parking attendant

Food Service: food service, food preparation, food preparation and serving, cook, chef, sous chef, line cook, kitchen, dishwasher, server, waiter, waitress, bartender, barista, baker, restaurant, restaurant manager, catering, cafeteria, hotel, hospitality, host, hostess, food

Retail: retail, retail sales, cashier, store, store manager, store associate, shop, shop assistant, merchandiser, stocker

Design: design, designer, graphic designer, graphic artist, interior designer, urban designer, ux designer, ui designer, product designer, illustrator, animator, photographer, videographer, multimedia, creative director, art director, arts design

Writing & Editing: writer, editor, copywriter, technical writer, content writer, content editor, grant writer, proofreader, translator, interpreter, journalist, reporter, speechwriter, content coordinator

# In Spanish, beside the words of the search's vocabulary.
Administration: auxiliar administrativo, auxiliar administrativa, archivista > auxiliar
Education: niñera, maestra, docente, educadora
Retail: gerente de tienda, dependiente, dependienta, tienda
Manufacturing: operador de produccion, costurera, ensamblador, ensambladora

# Trades that have no category of their own.
Other: velador, vigilante, estilista, trabajador agricola, trabajadora agricola, pescador, campo agricola
Other: policy, policy analyst, policy advisor, policy analysis, policy research analysis, public safety, public safety inspections enforcement, protective service, police, police officer, police communications technician, firefighter, fire protection inspector, fire, correction officer, security guard, security officer, special officer, school safety agent, lifeguard, investigator, confidential investigator, inspector, enforcement, enforcement agent, intelligence analyst, military, farming fishing and forestry, personal care and service

# What these words mean where no other word tells more.
Operations: > manager, management, coordinator, supervisor, program, technician
Administration: > assistant, associate, aide, director, analyst, analysis, research, commissioner, executive
`;
