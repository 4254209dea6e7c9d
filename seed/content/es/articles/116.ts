import type { ArticleText } from '../../texts'

export const article116: ArticleText = {
  title: 'Nosferatu (1922): teñida, muda y libre',
  summary:
    'Un juez mandó destruir el vampiro de Murnau, y sobrevivió en copias. Cuáles merecen la pena y por qué la noche tiene que ser azul.',
  meta_title: 'Nosferatu (1922): qué versión ver y guardar',
  meta_description:
    'Teñida o gris, 63 o 94 minutos, con qué música: en qué se distinguen las copias del Nosferatu de Murnau y cómo guardar una.',
  body: `
«Nosferatu, una sinfonía del horror» se estrenó en Berlín en marzo de 1922. Friedrich Wilhelm Murnau y su guionista, Henrik Galeen, habían tomado la historia del «Drácula» de Bram Stoker y cambiado los nombres, pero no pidieron permiso a nadie. La viuda de Stoker los demandó, la productora ya estaba en quiebra y en 1925 un juez ordenó destruir todas las copias. Bastantes andaban ya por el extranjero. Con ellas se ha recompuesto lo que hoy vemos.

## De quién es ahora

Murnau murió en 1931 y Galeen en 1949. Donde se cuentan setenta años, la película es libre desde 2020; en Estados Unidos lo era ya antes. En España, la ley da ochenta años a los autores muertos antes de 1987, aunque a las obras alemanas se les aplica el plazo de su país. Las películas posteriores del mismo nombre no son libres, y en esta puede seguir protegido lo siguiente:

- la **música** de una edición nueva, aunque siga la partitura que Hans Erdmann escribió para el estreno,
- los **rótulos** traducidos o dibujados de nuevo,
- la **restauración**, donde la ley del país la proteja.

## Por qué la noche tiene que ser azul

En 1922 ninguna cámara podía filmar a oscuras. Las escenas nocturnas se rodaban a pleno sol y después se teñía la copia: azul para la noche, amarillo para las lámparas, rosa para el alba. En una copia gris, el conde Orlok pasea su ataúd por una tarde luminosa, y el final, en que la primera luz lo decide todo, deja de entenderse. Que esté **teñida** no es cuestión de gustos: cuenta otra historia.

## Cómo distinguir las copias

1. **La duración.** A la velocidad que se cree correcta dura unos 94 minutos. Las de 63 van demasiado deprisa o están cortadas, y a menudo las dos cosas.
2. **Los nombres.** Orlok, Hutter y Ellen son los originales. Si los rótulos dicen Drácula, Harker y Nina, viene de una edición estadounidense.
3. **El idioma.** Muchos archivos conservan los rótulos alemanes con subtítulos en una pista aparte. Guárdala también: [aquí](/article/105) explicamos cómo.
4. **Los bordes.** Si faltan las cabezas, alguien la recortó para pantalla ancha.

## Detalles que se escapan

- **Casi todo es de verdad.** Murnau rodó en calles y castillos, cuando lo habitual era el estudio. La ciudad es en buena parte Wismar, los almacenes están en Lübeck y el castillo se levanta en Orava, en la actual Eslovaquia.
- **El carruaje en negativo.** El bosque blanco y el cielo negro son película en negativo. Para que el coche siguiera siendo oscuro, lo forraron de blanco.
- **La sombra en la escalera.** Orlok no aparece entero en los momentos decisivos. La mano que se cierra sobre el corazón es solo una sombra.
- **El sol que mata.** En la novela, la luz no destruye al vampiro. Es una invención de esta película, y desde entonces lo creen todos.
- **Apenas parpadea.** Max Schreck sale en pantalla menos de diez minutos. Bastaron para un siglo.

## Qué música ponerle

La partitura de Hans Erdmann se conserva solo en parte y se ha reconstruido más de una vez. A su lado hay decenas de acompañamientos: orquesta, órgano, grupos de rock, piano improvisado. Tres consejos.

1. **Escucha los primeros cinco minutos** de dos versiones antes de elegir. La música decide si la película da miedo o risa.
2. **Comprueba su derecho.** La película es libre y la grabación casi nunca. Para verla en casa no cambia nada; para proyectarla en una asociación, sí.
3. **Prueba el silencio.** Diez minutos sin sonido, hacia la mitad, enseñan cuánto hacen las imágenes solas.

Si tocas un instrumento, acompáñala tú. Esa versión es la única sin dueño ajeno.

## Revisar una copia

Abre el archivo y salta a tres sitios. **El viaje al castillo:** ¿se ve azul o amarillo, o todo del mismo gris? **El barco:** cuando sube la tripulación, ¿los movimientos son de personas o de muñecos? Si corren, la velocidad está mal. **El final:** ¿hay un fundido hacia el castillo en ruinas? Si termina en seco, falta un trozo.

Mira también las letras. Los rótulos del original imitan páginas de un libro, cartas y un periódico. Unas letras blancas sobre fondo negro son un añadido.

### Cuánto debe pesar

Hora y media en 1080p, con el tinte conservado, ocupa entre tres y cuatro gigas. Si te ofrecen la película en 400 megas, las sombras serán bloques. Y apunta la fuente de tu copia en el nombre del archivo: dentro de un año no recordarás de cuál de las cinco venía.

## Para una noche de otoño

1. Comprueba la copia la víspera, con el sonido por el aparato que vas a usar.
2. Apaga todas las luces. La película está hecha de sombras, y una lámpara encendida las borra.
3. Cuenta en dos frases quién es quién: Hutter vende casas, Ellen espera, Orlok compra.
4. No la pares. Hora y media seguida vale más que dos mitades.
5. Después, busca otra vez la escena de la escalera.

La versión de Herzog, de 1979, y la de Eggers, de 2024, se entienden de otro modo al día siguiente. Esas dos están protegidas: velas donde las ofrezcan.

## Cómo guardar una copia

Los archivos de obras libres ofrecen varias versiones; lee la licencia de cada una, que dice si incluye la música. Si una página abierta solo la reproduce, usa el [descargador de vídeos](/video-downloader). Lo que emiten las cadenas suele ser una restauración protegida: está un tiempo a la carta y es para verla allí. Los productos adecuados están en [la página de esta película](/movie-downloader/116); lo general, en [este repaso](/article/101).
`,
}
