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

## Cómo guardar una copia

Los archivos de obras libres ofrecen varias versiones; lee la licencia de cada una, que dice si incluye la música. Si una página abierta solo la reproduce, usa el [descargador de vídeos](/video-downloader). Lo que emiten las cadenas suele ser una restauración protegida: está un tiempo a la carta y es para verla allí. Los productos adecuados están en [la página de esta película](/movie-downloader/116); lo general, en [este repaso](/article/101).
`,
}
