/**
 * What people want to do for a living, in the form of `problems.ts`: the words may be in any order and apart ("drive my
 * own car and deliver food"). Own collection.
 */
export const wishes = `
# On the road
drive own car, drive my car, use own car, use my car, deliver food, deliver pizza, deliver packages, deliver groceries, food delivery, pizza delivery > delivery driver
drive truck, driving truck, drive semi, drive 18 wheeler, drive tractor trailer > truck driver
drive bus, drive school bus > bus driver
drive people, drive patients, drive seniors > driver
drive forklift, run forklift > forklift operator

# People
take care of elderly, care for elderly, help elderly, work with elderly, caring for seniors, care for old people, help old people, work with seniors, help seniors > home health aide, cna
take care of kids, watch kids, babysit, babysitting, care for babies, work with babies, work with toddlers > child care, nanny
teach kids, teach english, teach math, help in classroom, work in classroom, work at school > teacher, teachers aide
help homeless, help families, help addicts, help people in need > social worker
help patients, take care of patients, work in hospital, work at hospital > nursing assistant, nurse
draw blood > phlebotomist
take x rays > radiology technician
work with disabled, help disabled > home health aide, social worker

# Kitchens and counters
cook food, cook in kitchen, make pizza, flip burgers, work in kitchen > cook
wash dishes, washing dishes > dishwasher
make coffee > barista
bake bread, bake cakes, decorate cakes > baker
serve tables, wait tables, waiting tables, serve food, serve drinks > waiter
tend bar, make drinks, mix drinks > bartender
run register, work register, ring up > cashier
sell clothes, sell shoes, sell phones, work in store, work at store > sales associate
sell cars > sales, salesperson
sell houses > realtor, sales

# Hands
load trucks, unload trucks, loading trucks, unloading trucks, pack boxes, packing boxes, move boxes > warehouse, material handler
stock shelves, stocking groceries, night stocking > stocker
fix heating, fix heating systems, fix boilers, fix furnaces, fix air conditioning, fix air conditioners > hvac technician
test water, water tester, test water samples, sample water > lab technician, water treatment
fix cars, fix trucks, work on cars, fix engines > mechanic
fix computers, fix phones > it support
fix houses, fix apartments, fix things > maintenance worker
build houses, frame houses, swing hammer > construction worker
paint houses, paint walls > painter
clean houses, clean rooms, clean hotel rooms > housekeeper
clean offices, clean buildings, clean schools, mop floors > janitor
mow lawns, mow grass, cut grass, plant flowers, trim trees, pull weeds > gardener, landscaper
pick fruit, work on farm, drive tractor > farm worker
pick up trash, pick up garbage > sanitation worker
cut hair, do hair, braid hair > hairdresser
do nails > nail technician
sew clothes > seamstress
walk dogs, groom dogs, bathe dogs > animal care
operate machines, run machines > machine operator

# Desks
answer phones, answer calls, take calls, talk to customers > receptionist, customer service
type documents, enter data, typing at home > data entry
write code, make websites, build websites, make apps > software developer
draw blueprints, draw plans > drafter
take pictures, take photos, edit videos > photographer
write articles, write stories > writer
do taxes, keep books > accountant
plan parties, plan events, plan weddings > event coordinator
guard building, guard door, watch cameras > security guard
`;

/** The same in the words of Spanish speakers. */
export const spanishWishes = `
manejar camion, manejar troca, manejar trailer > truck driver
manejar mi carro, repartir comida, entregar comida, entregar paquetes, repartir pizza > delivery driver
cuidar ancianos, cuidar viejitos, cuidar abuelitos, cuidar personas mayores, cuidar enfermos > home health aide, cna
cuidar niños, cuidar bebes > child care, nanny
limpiar casas, limpiar cuartos, limpiar hotel > housekeeper
limpiar oficinas, limpiar edificios, trapear pisos > janitor
lavar platos, lavar trastes > dishwasher
cocinar, trabajar cocina, hacer comida > cook
servir mesas, atender mesas > waiter
cortar pasto, cortar zacate, cortar cesped, podar arboles > gardener, landscaper
pintar casas > painter
construir casas, poner techos, poner pisos > construction worker
arreglar carros, reparar carros > mechanic
cargar camiones, descargar camiones, cargar cajas, empacar cajas, trabajar bodega > warehouse
cortar pelo, cortar cabello > hairdresser
contestar telefono, contestar telefonos, atender clientes > receptionist, customer service
trabajar oficina > clerk
trabajar hospital, cuidar pacientes > nursing assistant, nurse
trabajar tienda, atender tienda > sales associate, cashier
enseñar niños, dar clases > teacher
`;
