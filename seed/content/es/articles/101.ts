import type { ArticleText } from '../../texts'

export const article101: ArticleText = {
  title: 'Qué puedes guardar y qué no',
  summary:
    'Derechos de autor, copia privada y contrato con la plataforma: cuatro preguntas para saber, antes de cada título, si una copia está permitida.',
  body: `
Que algo se pueda guardar no significa que se deba. Depende de la ley del país donde estás, de lo que firmaste con el servicio y de lo que piensas hacer con el archivo. Este repaso no es asesoramiento jurídico, pero te ayuda a hacerte las preguntas que tocan.

## La copia privada en España

El artículo 31 de la Ley de Propiedad Intelectual permite que una persona copie una obra ya divulgada para su uso privado, sin ánimo de lucro y a partir de una fuente lícita. A cambio, los aparatos y soportes pagan una compensación a los autores.

Tiene límites que pesan. Una película colgada sin permiso no es una fuente lícita. No vale el uso profesional ni el colectivo. Cuando un servicio a la carta regula la copia en su contrato, manda lo pactado. Y las medidas técnicas de protección están a su vez protegidas: por regla general no se pueden eludir, tampoco para una copia privada. En esto, toda la Unión Europea coincide.

## Lo que añade el contrato

Una suscripción da derecho a ver mientras está en vigor. Muchas plataformas ofrecen descargas en su aplicación móvil, que son la vía prevista. Fuera de ella, las condiciones suelen excluir la copia, y saltárselas puede costarte la cuenta. Lee el apartado de uso permitido y respétalo.

## Lo que no suele plantear problemas

- **Lo tuyo:** vídeos y sonidos que has grabado, interpretado o publicado tú.
- **Las licencias libres**, como Creative Commons, si cumples lo que piden; por ejemplo, citar al autor.
- **El dominio público.** En la Unión Europea llega a los 70 años de la muerte del autor; en España, a los 80 si murió antes del 7 de diciembre de 1987.
- **Las descargas que ofrece el titular**, como hacen algunos músicos, escuelas y emisoras.
- **Las grabaciones de tu asociación o tu empresa**, con el visto bueno de quien decide.

En los sitios abiertos, la licencia consta a menudo bajo el vídeo. El [descargador de vídeos](/video-downloader) trabaja con ellos; comprobarla es cosa tuya.

## Según el país

Francia, Alemania, Italia y Portugal conocen también la copia privada, con la misma barrera ante lo protegido. El Reino Unido carece de una excepción general, aunque deja grabar una emisión para verla más tarde. México admite un ejemplar para uso personal y prohíbe eludir medidas técnicas; en Argentina, la ley no recoge una excepción general. En Estados Unidos, los jueces valoran caso por caso si el uso es legítimo, y eludir una protección se prohíbe por separado. En Japón no se puede bajar algo a sabiendas de que se subió ilegalmente. Cuando viajas, cuenta de ordinario la ley del lugar donde haces la copia.

## Casos de todos los días

Las reglas se entienden mejor con ejemplos. Estos son los que más nos preguntan, con la respuesta corta; la larga depende siempre de las condiciones que hayas aceptado.

- **Un curso que he comprado y que se ve en la web de la academia.** Muchas dejan descargarlo; si lo permiten, guárdalo. Si solo conceden acceso mientras dure la matrícula, al terminar la matrícula se borra.
- **El programa de ayer en una cadena pública.** Suele poder verse gratis durante un plazo. Verlo más tarde en casa es el uso clásico de la copia privada, pero mira antes si la cadena lo excluye y si el programa lleva protección.
- **Una serie de mi suscripción.** Aquí manda el contrato. Si te basta con la descarga de la propia aplicación, usa esa.
- **Una película alquilada 48 horas.** El alquiler es de tiempo: pasado el plazo, no queda derecho alguno, con archivo o sin él.
- **El concierto que mi grupo retransmitió.** Es del grupo si las canciones lo son. Si eran versiones, se puede conservar, pero publicarlo requiere licencia de los autores.
- **Un vídeo con licencia Creative Commons.** Léela: «BY» pide citar al autor, «NC» excluye lo comercial y «ND» impide modificarlo.
- **Las clases grabadas por mi instituto.** Están pensadas para sus alumnos. Pregunta al centro, sobre todo si aparecen menores.

## Cómo comprobar una licencia en cinco minutos

1. Busca debajo del vídeo o en la ficha la palabra **licencia**, o el símbolo de Creative Commons.
2. Si no la hay, mira el pie de la página: «condiciones», «aviso legal», «uso permitido».
3. Busca dentro del texto con Ctrl+F las palabras «descargar», «copia» y «uso personal».
4. Comprueba quién lo subió. Un estreno en la cuenta de un desconocido no es una fuente lícita, por clara que se vea la imagen.
5. Haz una captura con la fecha y guárdala con el archivo. Las condiciones cambian, y así sabrás qué decían aquel día.

## Errores que se oyen mucho

- **«Si pago, es mío».** Pagas el acceso. Comprar y suscribirse son contratos distintos, aunque el botón se parezca.
- **«Sin ánimo de lucro todo vale».** Subir una película gratis sigue siendo ponerla a disposición del público.
- **«Está en internet, luego es libre».** Casi todo lo que está en internet tiene dueño.
- **«Lo dejo a un amigo y ya está».** El uso privado es el tuyo y el de tu casa.
- **«El programa lo permite».** Un programa no puede dar permisos que no tiene.

## Cuatro preguntas antes de cada copia

1. ¿Tengo acceso lícito, con mi propia cuenta o porque la fuente es abierta?
2. ¿Permiten la copia el servicio o la ley de donde estoy?
3. ¿Se quedará el archivo conmigo, sin compartirlo, subirlo ni proyectarlo en público?
4. ¿Lo borraré cuando se acabe mi derecho, por ejemplo al vencer un alquiler?

Si una respuesta es que no, o si dudas, mira el título en línea. Nuestros programas son herramientas y no conceden derechos. El [aviso legal](/legal-disclaimer) lo dice con más detalle.
`,
  meta_title: 'Copia privada y plataformas: qué está permitido',
  meta_description:
    'Fuente lícita, medidas de protección y condiciones del servicio: qué puedes guardar para ti, qué no y en qué cambia según el país.',
}
