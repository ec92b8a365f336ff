/** Spanish words that are no trades, in the form of `spanish.ts`. Own collection. */
export const spanishEveryday = `
pelo, cabello > hair
cejas > eyebrows
perro, perros > dog
gato, gatos > cat
mascota, mascotas > pet
carro, carros, auto, autos, coche, coches > car
sin experiencia > no experience
`;
