/**
 * Problems that residents describe, and who solves them. Each line: problems, and after `>` names of trades from the
 * other files of this folder. The words of a problem may be in any order and apart ("my toilet is clogged"); longer
 * problems take precedence. Only for businesses. Own collection.
 */
export const problems = `
# Water and pipes
unclog, unclog drain, unclog toilet, unclog sink, clogged, clogged drain, clogged toilet, clogged sink, drain backed up, backed up toilet, slow drain, blocked drain, stopped up toilet, stopped up sink, toilet overflowing, overflowing toilet, drain snake > plumber, drain cleaning
leaky tub, leaking tub, leaky shower, leaking shower, tub wont drain, shower wont drain, leaky sink, leaking sink, leaky faucet, leaking faucet, dripping faucet, faucet dripping, faucet leaking, faucet replaced, leaky pipe, leaking pipe, pipe burst, burst pipe, frozen pipe, pipe leaking, water leak, leak under sink, leaky toilet, running toilet, toilet running, toilet wont flush, toilet leaking, new toilet, install toilet, garbage disposal, low water pressure, no water > plumber
water heater, hot water heater, no hot water, hot water tank, tankless heater, water heater leaking, gas leak, gas line > plumber
sewer smell, sewage backup, sewer line, sewer backup, main line clogged > drain cleaning, plumber
pump septic, septic pumped, septic backed up > septic
basement flooded, flooded basement, flooded house, water in basement, house flooded, fire damaged house, smoke damage > water damage
yard flooding, french drain, yard drainage > landscaper, excavation

# Heat, cold and power
no heat, heat not working, heat went out, heater not working, heater broken, heater broke, furnace not working, furnace broken, furnace wont light, pilot light, fix heater > furnace, hvac
ac not working, ac broken, ac broke, ac went out, ac not cooling, air conditioner not working, air conditioner broken, air conditioner broke, no ac, no air conditioning, house too hot, ac tune up, recharge ac, freon, thermostat, new thermostat, duct cleaning, clean ducts, air ducts > hvac, ac repair
no power, power out, lights flickering, flickering lights, breaker trips, breaker keeps tripping, tripped breaker, fuse box, breaker box, electrical panel, outlet not working, dead outlet, new outlet, install outlet, install ceiling fan, ceiling fan, light fixture, hang light, install light, rewire house, rewiring, ev charger, car charger installed, sparking outlet > electrician
dryer vent, clean dryer vent > appliance repair, hvac
washer broken, washing machine broken, fix washing machine, install dishwasher, washing machine leaking, dryer not working, dryer broken, dryer not heating, dishwasher broken, dishwasher leaking, dishwasher not working, fridge broken, fridge not cooling, refrigerator not cooling, refrigerator broken, fridge repair, fix fridge, fix washer, fix dryer, fix dishwasher, fix oven, fix stove, fix refrigerator, fix freezer, fix microwave, oven broken, oven not working, stove broken, stove repair, freezer broken, ice maker broken > appliance repair

# Roof, walls and yard
roof leak, leaky roof, leaking roof, roof leaking, ceiling leak, leaking ceiling, missing shingles, shingles, replace roof, new roof, hail damaged roof, roof damage > roofer
clean gutters, gutters cleaned, gutter cleaned, clogged gutters > gutter cleaning
broken window, window broken, cracked window, foggy windows, drafty windows, replace window, window glass broken, broken glass, shattered window, new windows > glass, windows
broken windshield, cracked windshield, windshield chip, chipped windshield, windshield cracked > windshield
locked out, lock out, lockout, lost keys, lost my house key, broken key, key stuck, change locks, locks changed, rekey, rekey locks, new locks, lost car key, car key made, copy key, duplicate key, key copy > locksmith
hole in wall, hole in drywall, patch drywall, patch wall, drywall repair, cracked wall > drywall, handyman
paint house, house painted, paint room, room painted, paint kitchen, paint cabinets, repaint, exterior painted, paint fence > painter
assemble furniture, furniture assembly, hang pictures, mount tv, hang tv, hang curtains, put up shelves, install shelves, hang mirror, tv mounted, tv mounting, hang shelves, odd jobs, fix door, stuck door, door wont close, door wont lock, small repairs > handyman
fix fence, broken fence, fence blown down, fence repair, new fence, build fence > fence
fix deck, build deck, rotten deck, new deck, build porch > deck builder
cracked driveway, new driveway, pour driveway, pour concrete, concrete slab, fix sidewalk, cracked sidewalk, cracked foundation, foundation crack, sinking house, uneven floor, sagging floor > concrete, foundation repair
refinish floor, refinish floors, refinish hardwood, install flooring, new floor, new floors, scratched floor > flooring
new kitchen, redo kitchen, new bathroom, redo bathroom, remodel bathroom, remodel kitchen, finish basement, room addition, add room, build house, build addition, build garage > remodeling, general contractor
garage door stuck, garage door broken, garage door wont open, garage door wont close, garage door spring > garage door
mow lawn, lawn mowed, mow yard, cut grass, grass cut, rake leaves, leaf removal, clean up yard, yard cleanup, trim bushes, trim hedges, hedge trimming, weeds, pull weeds, mulch, sod, plant flowers, weed control > landscaper
tree fell, fallen tree, dead tree, cut down tree, cut tree, tree cut down, tree down, remove stump, stump grinding, trim tree, tree branch, limb down, limbs > tree service
sprinkler broken, broken sprinkler, fix sprinkler, sprinkler leaking > irrigation
shovel snow, plow driveway, plow snow, snow shoveling > snow removal
green pool, pool pump, pool green, open pool, close pool, fill in pool > swimming pool
roaches, cockroaches, bed bugs, bedbugs, ants, ants in kitchen, mice, mouse in house, rats, rat in attic, squirrels in attic, raccoon in attic, wasps, wasp nest, bees, bee hive, hornets, fleas, spiders, mosquitoes, snake in yard, bugs in house, kill bugs, bug problem, get rid of ants, animal in attic > pest control
mold in bathroom, black mold, mold in basement, mold smell > mold removal
burglar, break in, doorbell camera, install cameras, camera system > alarm

# Moving, cleaning, throwing away
moving truck, move furniture, help moving, help me move, moving help, move apartment, move house, load truck, piano moved, move piano, moving boxes, moving across country, move out of state > moving company, truck rental
rent truck, u haul, moving van, rent van, rent trailer > truck rental, trailer
store furniture, store boat, place for my stuff > self storage
remove couch, couch removed, remove furniture, take away couch, get rid of couch, old couch, old mattress, old furniture removed, get rid of junk, clean out garage, clean out house, estate cleanout, haul away, old appliances, old refrigerator, get rid of tv > junk removal
clean house, house cleaned, clean apartment, move out cleaning, deep clean, deep cleaning, clean windows, clean office > cleaning service
clean carpet, carpet cleaned, carpets cleaned, dirty carpet, pet stain, clean couch, clean sofa, clean rug > carpet cleaning
wash driveway, clean driveway, wash house, clean siding, dirty siding, clean deck > pressure washing
wash clothes, wash comforter, wash my clothes > laundromat
clean suit, clean dress, suit cleaned, shirts pressed, press shirts, iron shirts, wedding dress cleaned > dry cleaner
hem pants, pants hemmed, take in dress, dress altered, fix zipper, zipper broken, broken zipper, sew button, suit altered, alter suit, alter dress, wedding dress alterations > tailor
fix shoes, shoes fixed, new heels, resole, resole shoes, broken heel > shoe repair
reupholster couch, reupholster chair, chair repair, torn couch > upholstery
fix watch, watch battery, broken watch, resize ring, ring resized, broken necklace, engagement ring, wedding rings, wedding bands, diamond ring, clock repair > jewelry

# Cars
flat tire, tire flat, tire leaking, new tires, rotate tires, tire rotation, patch tire, plug tire, nail in tire, wheel alignment, blown tire > tire shop
dead battery, battery dead, car battery, jump start car, jump start, car wont start, wont start, check engine light, engine light, brakes squeaking, squeaky brakes, grinding brakes, brake pads, new brakes, change oil, oil changed, transmission slipping, car overheating, overheating engine, car ac, car shaking, oil leak, tune up, alternator, starter, spark plugs, head gasket, timing belt, catalytic converter, struts, shocks, fuel pump, power steering, clutch, car heater, smog, smog test, radiator leak, car making noise, car broke down, inspect car > auto repair
broke down, car broken down, stuck in ditch, car in ditch, need tow, out of gas, roadside, car towed, tow car > tow truck
dent, dents, fender bender, hit a deer, bumper, scratched car, car scratch, scratch on car, car paint, rear ended, car accident repair, wrecked car > body shop
wash car, dirty car, car cleaned, clean car > car wash, auto detailing
detail car, clean car interior, car smells > auto detailing
sell car, buy car, buy truck, used car, used truck, trade in car, cheap car, new car > car dealer
sell junk car, junk car, scrap car > salvage yard
car stereo, car radio, subwoofer > electronics
ride to airport, ride home, ride to doctor, need ride, get to airport, drive me to airport > taxi
learn to drive, driving test, drivers license lessons > driving school

# Health and body
toothache, tooth ache, tooth hurts, tooth pain, broken tooth, chipped tooth, cracked tooth, cavity, root canal, tooth pulled, pull tooth, wisdom teeth, wisdom tooth, teeth cleaned, teeth cleaning, clean teeth, dentures, crown tooth, lost filling, teeth whitening, whiten teeth, bleeding gums, kids dentist, childrens dentist, tooth extraction > dentist
straight teeth, straighten teeth, crooked teeth, invisalign > orthodontist
sore throat, flu, flu shot, fever, strep, strep test, ear infection, ear ache, earache, stitches, sprained ankle, covid test, sick child, sick kid, sports physical, school physical, physical exam, checkup, check up, annual physical, high blood pressure, stomach ache, chest pain, pink eye, uti > doctor, clinic
baby checkup, baby doctor, doctor for baby, doctor for kids, kids vaccines, baby shots > pediatrician
pregnant, pregnancy test, having a baby, birth control, prenatal > obgyn
rash, acne, mole removed, mole, eczema, warts > dermatologist
back hurts, back pain, neck pain, stiff neck, sciatica, pinched nerve, whiplash, slipped disc > chiropractor
knee pain, knee hurts, shoulder pain, broken bone, broken arm, torn acl > orthopedic, physical therapist
new glasses, broken glasses, fix glasses, glasses repair, blurry vision, eye test, eye checkup, vision test, contacts, contact lens > optometrist, glasses
cant hear, hearing loss, hearing test > hearing aid
foot pain, ingrown toenail, bunion, heel pain > podiatrist
depressed, depression, anxiety, panic attacks, stress, grief, marriage problems, couples therapy, marriage help, couples counseling, adhd, adhd test, autism > therapist, psychologist
quit drinking, stop drinking, quit drugs, addiction help, drug addiction, alcohol problem, aa meeting > addiction treatment, counselor
lose weight > weight loss, gym
fill prescription, refill prescription, medicine, cold medicine > pharmacy
care for mom, care for dad, care for my mother, care for elderly parent, elderly care, care for grandmother, help for elderly > home health, nursing home
sore muscles, tight shoulders, relax, back rub > massage
haircut for kids, kids haircut, kids haircuts, childrens haircut, hair cut for boy, trim hair, hair color, color hair, highlights, dye hair, hair dyed, perm, blowout, updo, prom hair, wedding hair, split ends, hair straightening, silk press > hairdresser
beard trim, trim beard, shave, fade, fade haircut, buzz cut, lineup, haircut for men > barber
box braids, cornrows, hair braided, sew in > braids
nails done, get nails done, gel nails, acrylic nails, fake nails, pedi, mani pedi > nail salon
eyebrows done, eyebrow threading, eyebrow waxing, bikini wax, leg waxing, facial treatment > eyelashes
makeup for wedding, wedding makeup, prom makeup > makeup
ears pierced, pierce ears, nose pierced > tattoo
work out, get in shape, lift weights, aqua aerobics, water aerobics > gym
learn karate, self defense class > martial arts

# Money, law, papers
tax return, file taxes, taxes done, do my taxes, tax refund, back taxes, irs letter, owe irs, irs problem, file tax > tax preparer, accountant
divorce, divorced, child custody, custody, child support, alimony, adopt child, adoption, prenup, restraining order, dui, dwi, arrested, in jail, speeding ticket, traffic ticket, sue, sue landlord, being sued, evicted, eviction, eviction notice, bankruptcy, file bankruptcy, will and testament, last will, make a will, write a will, probate, power of attorney, living trust, injured at work, workers comp, hurt at work, car accident lawyer, slip and fall, wrongful termination, fired unfairly, green card, visa help, citizenship, work visa, patent, trademark, expunge record, expungement, social security disability, disability claim > lawyer
bail out, bail out of jail, get out of jail, bond out of jail > bail bonds
notarize, notarized, document notarized, notarize document, notarize papers > notary
passport photo, passport photos, passport picture > photographer, mailbox
borrow money, need money, quick cash, cash advance, cash loan, small loan, emergency loan > loan, pawn shop
buy house, buy home, sell house, sell home, house hunting, house for sale, homes for sale, houses for sale, list house, value of my house > realtor
apartment for rent, apartments for rent, house for rent, houses for rent, rent house, rent apartment, rent a room, room for rent, place to rent, cheap apartments, studio apartment, one bedroom, two bedroom apartment, find apartment, condo for rent > apartments, property management
refinance, refinance house, home equity, house loan, buy first house, first time home buyer > mortgage
open account, checking account, savings account, atm > bank
car insurance, home insurance, renters insurance, life insurance, health insurance, insure car, insure house, sr22 > insurance agent
retirement, retire, retirement planning, 401k rollover, invest money, save for college, college savings > financial advisor
start business, start llc, form llc, business plan > lawyer, accountant, consultant
do payroll, keep books, books for my business > bookkeeper
find job, need job, find work, day labor > employment agency
cash check, cash my check, cash paycheck > check cashing
sell gold, sell jewelry, sell old coins, sell coins > gold buyer, pawn shop
send package, mail package, ship package, print label, fax, send fax, fax machine, po box > mailbox
print flyers, print photos, make copies, copies made, photocopy, business cards, flyers, wedding invitations, invitations, banners, banner, resume printed, posters > printing
custom shirt, team shirts, team uniforms, shirts printed, custom hats, embroidered shirts > screen printing
headshots, family photos, senior pictures, senior photos, baby photos, engagement photos, newborn photos, wedding pictures, wedding photos > photographer

# Phones and computers
phone screen, cracked screen, cracked phone, broken phone, phone broken, screen cracked, broken screen, screen replaced, iphone screen, iphone broken, iphone battery, phone battery, phone wont charge, phone not, phone cracked, iphone not, tablet broken, cracked tablet, fix phone, phone fixed, fix iphone, iphone repair, ipad screen, dropped phone in water > phone repair
new phone, unlock phone, phone plan, sim card > cell phone
laptop not turn on, laptop not, computer not, laptop broken, broken laptop, laptop repair, fix laptop, laptop screen, computer slow, slow computer, computer virus, virus removal, computer wont start, computer wont turn on, computer broken, fix computer, recover files, data recovery, printer not working, setup wifi, wifi not working, set up wifi, slow internet > computer repair
build website, website built, need website, make a website, make an app, build app > web designer

# Animals
dog grooming, groom dog, dog haircut, dog bath, wash dog, dog nails trimmed, dog nails, cat grooming, groom cat > dog grooming
watch my dog, watch dog, watch cat, walk dog, walk my dog, board dog, board cat, boarding dog, boarding cat, dog sitter, cat sitter, dog while on vacation > dog boarding, pet sitting
sick dog, sick cat, dog sick, cat sick, dog limping, dog shots, puppy shots, cat shots, rabies shot, spay, neuter, spay dog, neuter dog, spay cat, neuter cat, dog vomiting, dog ate chocolate, pet emergency, put dog down, doctor for dog, doctor for cat, dog doctor, cat doctor, pet doctor > vet
train dog, train puppy, dog bites, dog barks > dog training
dog food, cat food, cat litter, bird seed, fish tank > pet store
adopt dog, adopt cat, adopt puppy, adopt kitten, lost dog, lost cat, buy puppy > pet store, vet

# Family, celebrations, going out
wedding cake, birthday cake, custom cake, cake for birthday, cookies, cupcakes for party > bakery
wedding flowers, flowers delivered, send flowers, funeral flowers, corsage, prom flowers, roses, flowers for mom > florist
food for party, feed office, office lunch, food for wedding, food for funeral, lunch for meeting > caterer
rent tux, rent tuxedo, bridesmaid dress, suit for wedding > bridal shop
place for wedding, place to get married, hall for party, rent hall, place for birthday party, place for reception, quinceanera hall, baby shower venue > wedding venue
plan wedding, plan party, plan birthday, organize party > party planner
rent tables, rent chairs, tables and chairs, rent tent, rent bounce house, bouncy castle, rent dunk tank, rent tablecloths > party rental
music for wedding, music for party, band for wedding, wedding dj > dj
birthday party for kids, things to do, kids activities, something fun, date night, rainy day kids, field trip > amusement park, bowling
watch my kids, watch kids, watch baby, watch my baby, babysit, sitter, sitter for kids, after school, summer camp, infant care, place for toddler > daycare
help with math, help with homework, homework help, reading help, sat prep, act prep, learn to read, ged, learn english, esl class > tutor
learn guitar, learn piano, learn violin, violin lessons, drum lessons, singing lessons, voice lessons, learn to sing > music lessons
learn to dance, ballet for kids, salsa lessons > dance
learn to swim > swimming pool
buried, bury, burial, cremated, plan funeral, someone died, headstone > funeral home
place to sleep, room for tonight, room tonight, place to stay tonight, stay overnight, cheap room, cheap hotel > hotel
plan trip, plan vacation, plane tickets, book cruise, honeymoon > travel agent
get passport > travel agent
hungry, eat out, something to eat, where to eat, late night food, kids eat free, sit down dinner, anniversary dinner > restaurant
drink with friends, live music bar, watch the game, watch game, grab beer, happy hour > bar
buy beer, buy wine, bottle of wine, keg > liquor store
buy milk, buy groceries, buy food > grocery
buy fruit, fresh vegetables, fresh eggs, farm eggs, eggs, honey, raw milk > produce
buy couch, buy bed, new couch, new mattress, buy table, new sofa, dining table, recliner > furniture
new fridge, buy fridge, buy washer, new washer, new dryer, used appliances, buy refrigerator, new stove > appliance
buy tools, buy paint, buy lumber, plywood, nails and screws > hardware
buy shoes, running shoes, work boots, kids shoes > shoes
buy clothes, school uniforms, school clothes, scrubs, winter coat, baby clothes > clothing
donate clothes, donate furniture, used furniture, cheap furniture, used clothes > thrift store
used books, textbooks, comic books, school supplies > book store
buy toys, toys for kids > toy store
buy gun, ammunition, hunting rifle > gun shop
fix bike, bike fixed, bike flat, buy bike, bike tire > bicycle
buy plants, buy flowers, house plants, tomato plants > plant nursery
headlights, wiper blades, car parts > auto parts
`;
