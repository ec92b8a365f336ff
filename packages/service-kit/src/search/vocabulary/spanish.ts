/**
 * Spanish words for trades and occupations. Each line: Spanish phrases, and after `>` the names of the other files of
 * this folder that they mean. Both find each other: "plomero" finds Miller Plumbing, "bakery" finds Panadería La Rosa.
 * Accents do not count. Wording after the Spanish edition of the Occupational Outlook Handbook (US Bureau of Labor
 * Statistics, public domain), beside what people say.
 */
export const spanish = `
# Building and repairing
electricista, electricistas, electricidad, instalaciones electricas, no hay luz > electrician
plomero, plomeria, fontanero, fontaneria, gasfitero, fuga de agua, tuberia rota, gotera del baño > plumber
drenaje tapado, destapar drenaje, caño tapado, inodoro tapado, baño tapado, destape de cañerias > drain cleaning
calentador de agua > water heater
aire acondicionado, climatizacion, refrigeracion > hvac, ac repair
calefaccion, calenton > furnace
techador, techero, techos, techo, gotera, goteras > roofer
pintor, pintora, pintores, pintura de casas > painter
manitas, arreglos de casa, reparaciones de casa, reparaciones del hogar, mantenimiento de casas > handyman
carpintero, carpintera, carpinteria, ebanista > carpenter
gabinetes > cabinets
contratista, constructor, constructora, contratistas > general contractor
construccion, albañileria, trabajo de construccion > construction
albañil, albañiles > mason
remodelacion, remodelaciones, renovacion > remodeling
concreto, cemento, hormigon > concrete
asfalto, pavimento > paving
excavacion > excavation
demolicion > demolition
tablaroca, yeso, yesero > drywall
pisos, instalacion de pisos > flooring
alfombras, alfombra > carpet
limpieza de alfombras > carpet cleaning
vidrios, vidriero, vidrieria, ventana rota > glass
parabrisas > windshield
cerca de madera, instalacion de cercas, bardas > fence
cerrajero, cerrajeria, copia de llaves, copia de llave, llaves de carro, llave de carro, hacer llaves > locksmith
soldador, soldadora, soldadura, herreria, herrero > welder
alarma, alarmas > alarm
paneles solares, energia solar > solar
piscina, piscinas, alberca, albercas > swimming pool
reparacion de electrodomesticos, reparacion de lavadoras, lavadora descompuesta, refrigerador descompuesto > appliance repair
arquitecto, arquitecta, arquitectura > architect
ingeniero, ingeniera, ingenieria > engineer
agrimensor, topografo > surveyor
decorador de interiores, decoradora de interiores, diseño de interiores > interior designer
puerta de garaje, puertas de garaje > garage door
instalacion de cerca, cercas, cercado > fence

# House, garden and cleaning
jardinero, jardinera, jardineria, cortar el pasto, cortar pasto, cortar el zacate, zacate, yarda, cortar la yarda, podar el pasto, cesped > landscaper, gardener
podar arboles, poda de arboles, tala de arboles, cortar arboles > tree service
vivero > plant nursery
limpieza, limpieza de casas, limpiar casas, señora de limpieza, señora de la limpieza, muchacha de limpieza, empleada domestica, limpieza de oficinas, servicio de limpieza, aseo > cleaning service, janitor
conserje, conserjes, intendente, afanador > janitor
lavado a presion > pressure washing
fumigador, fumigacion, fumigaciones, control de plagas, exterminador, cucarachas, chinches, ratones, ratas, termitas > pest control
mudanza, mudanzas > moving company
almacen, almacenista, bodeguero > warehouse
mini bodega, mini bodegas > self storage
tintoreria, lavado en seco > dry cleaner
lavanderia, lavanderias > laundromat
muebles, muebleria > furniture
electrodomesticos, linea blanca > appliance
colchones, colchoneria > mattress
ferreteria, ferreterias > hardware
reciclaje > recycling
basura, recoleccion de basura > garbage
sastre, sastreria, costurera, modista, arreglos de ropa > tailor
zapatero, zapateria, reparacion de calzado > shoe repair
zapatos, tienda de zapatos, calzado > shoes

# Food
restaurante, restaurantes, restoran, comedor, fonda > restaurant
comida > food
comida a domicilio, entrega de comida, comida para llevar, antojitos > restaurant
comida mexicana, restaurante mexicano > mexican
taqueria, taquerias > tacos
comida china, restaurante chino > chinese
comida japonesa > sushi
comida italiana > italian
desayuno, desayunos > breakfast
almuerzo, almuerzos, cena > dinner
pizzeria, pizzerias > pizza
hamburguesa, hamburguesas > burger
asado, parrilla, asador, barbacoa > barbecue
mariscos, marisqueria, pescado, pescaderia > seafood
pollo, polleria > chicken
comida rapida > fast food
camion de comida, lonchera > food truck
banquetes, banquete, comida para fiestas > caterer
panaderia, panaderias, pan dulce, pasteleria, pasteles, pastel, reposteria > bakery
rosquillas, donas > donut
heladeria, helado, helados, neveria, paleteria > ice cream
dulceria, dulces > candy
abarrotes, supermercado, supermercados, tienda de comestibles, mercado > grocery
fruteria, frutas, verduras > produce
carniceria, carnicero, carnicerias > butcher
tienda de conveniencia > convenience store
licoreria, licores, vinos y licores > liquor
cerveceria > bar
jugos, jugueria, licuados > juice bar

# Health
medico, medica, doctora, medicos > doctor
pediatra, medico de niños, doctor de niños > pediatrician
clinica, clinicas, consultorio > clinic
dermatologo, dermatologa > dermatologist
cardiologo, cardiologa > cardiologist
cirujano, cirujana > surgeon
ginecologo, ginecologa > obgyn
dentista, dentistas, odontologo, odontologa, limpieza dental, sacar muela, dientes, dolor de muela, dolor de muelas, muela > dentist
ortodoncista, frenos dentales, ortodoncia > orthodontist
oculista, optica, doctor de los ojos, examen de la vista, optometrista > optometrist
lentes, anteojos, gafas > glasses
quiropractico, quiropractica > chiropractor
terapeuta, consejero, consejera, psicoterapia > therapist
psicologo, psicologa, psicologia > psychologist
psiquiatra > psychiatrist
fisioterapia, fisioterapeuta, terapia fisica > physical therapist
hospitales > hospital
asilo, asilo de ancianos, casa de ancianos, hogar de ancianos > nursing home
cuidado en casa, cuidado de ancianos, cuidar ancianos, cuidado de adultos mayores > home health, home health aide
farmacia, farmacias, botica > pharmacy
masaje, masajes, masajista > massage
veterinario, veterinaria, veterinarios > vet
laboratorio medico, analisis de sangre > medical lab

# Beauty and body
peluqueria, peluquero, peluquera, salon de belleza, estetica, estilista, corte de pelo, corte de cabello, cortes de pelo, cortarme el pelo, tinte de pelo, peinado, peinados > hairdresser
barberia, barbero, barberias > barber
trenzas > braids
uñas, manicura, manicurista > nail salon, nail technician
maquillaje, maquillista > makeup
pestañas > eyelashes
tatuaje, tatuajes, tatuador > tattoo
gimnasio, gimnasios, clases de zumba, ejercicio, hacer ejercicio, entrenador personal > gym
artes marciales > martial arts

# Cars and ways
mecanico a domicilio, mecanico movil > mobile mechanic, auto repair
mecanico, mecanicos, taller mecanico, taller, alineacion, afinacion, reparacion de autos, reparacion de carros, taller de autos, arreglar carro, arreglar mi carro, cambio de aceite, frenos > auto repair, mechanic
hojalateria, hojalateria y pintura, enderezado > body shop
lavado de autos, lavado de carros, autolavado > car wash
llantas, llantera, llanteria, neumaticos, vulcanizadora > tire shop
venta de autos, venta de carros, autos usados, carros usados, concesionario > car dealer
autopartes, refacciones, repuestos > auto parts
grua, gruas, remolque > tow truck
gasolinera, gasolineria, gasolina > gas station
renta de autos, renta de carros, alquiler de autos, alquiler de carros > car rental
deshuesadero, yonke > salvage yard
motos, motocicletas > motorcycle
bicicleta, bicicletas > bicycle
estacionamiento > parking
transportista, fletes, flete > trucking
paqueteria, mensajeria > delivery
agencia de viajes > travel agent

# Money, law and offices
abogado, abogada, abogados, bufete, licenciado en derecho > lawyer
abogado de inmigracion, abogada de inmigracion > immigration lawyer, immigration
inmigracion > immigration
abogado de divorcio > divorce lawyer
abogado de accidentes, abogada de accidentes, accidente de carro, accidente de auto > injury lawyer, lawyer
notario, notaria, notario publico > notary
fianzas > bail bonds
contador, contadora, contaduria, contabilidad > accountant
tenedor de libros, teneduria de libros > bookkeeper
impuestos, preparacion de impuestos, declaracion de impuestos, preparar taxes, hacer los taxes, hacer mis taxes > tax preparer
banco, bancos > bank
prestamo, prestamos > loan
hipoteca, hipotecas > mortgage
seguros, seguro, aseguranza, agente de seguros, seguro de auto > insurance
cambio de cheques, cambiar cheques > check cashing
envio de dinero, envios de dinero, remesas, giros, mandar dinero, enviar dinero, casa de cambio > money transfer
casa de empeño, empeño > pawn shop
bienes raices, inmobiliaria, agente inmobiliario, casas en venta > realtor
apartamento, apartamentos, departamentos, renta de departamentos > apartment
agencia de empleo, agencia de empleos, bolsa de trabajo > employment agency
publicidad, agencia de publicidad > advertising
mercadotecnia, mercadeo > marketing
diseñador grafico, diseñadora grafica, diseño grafico > graphic designer
diseño web, paginas web, diseñador web > web designer
soporte tecnico, reparacion de computadoras, informatica > it support, it
celulares, celular, telefonos celulares > cell phone
reparacion de celulares > phone repair
imprenta, impresion > printing
serigrafia, playeras > screen printing
fotografo, fotografa, fotografia > photographer
traductor, traductora, traduccion, traducciones, interprete > translator
guardia, guardia de seguridad, vigilante, seguridad privada > security guard, surveillance
funeraria, funerarias > funeral home

# Children, animals, going out
guarderia, guarderias, cuidado de niños, cuidar niños > daycare, child care
niñera, niñeras > nanny
clases de ingles, aprender ingles, ingles para adultos, curso de ingles, cursos de ingles, clases de español > language school
escuela, escuelas, colegio > school
tutora, clases particulares, regularizacion > tutor
escuela de manejo, clases de manejo, autoescuela > driving school
clases de musica, clases de piano, clases de guitarra > music lessons
clases de baile, academia de baile > dance
estetica canina, peluqueria canina, peluqueria para perros, peluqueria de perros, estetica para perros, baño de perros > dog grooming
tienda de mascotas > pet store
cine, cines > movie theater
boliche > bowling
salon de fiestas, salon de eventos, salones de fiestas, salon para fiestas, renta de salon > wedding venue
fiestas, renta de mesas y sillas, renta de sillas, renta de inflables, brincolines, inflables > party rental
hoteles > hotel
iglesia, iglesias > church

# Shops
ropa, tienda de ropa > clothing
vestidos de novia, vestido de novia, novias, quinceañera, vestido de quinceañera, vestidos de quinceañera, vestidos de quince, trajes de gala > bridal shop
joyeria, joyerias, joyero > jewelry
floreria, florerias, flores, arreglo de flores, arreglos de flores, arreglos florales, ramos, florista > florist
regalos > gift shop
jugueteria, juguetes > toy store
libreria, librerias, libros > book store
antigüedades > antiques
segunda mano, tienda de segunda > thrift store
artesanias > crafts
electronica > electronics
tienda departamental > department store
vendedor ambulante > street vendor
`;
