import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Cómo guardar una temporada de Netflix en el ordenador',
    intro:
      'Los idiomas que te ofrece Netflix dependen en parte del perfil, así que conviene revisarlos antes de elegir los capítulos. Calcula un cuarto de hora delante de la pantalla; después el ordenador trabaja solo durante la noche.',
    steps: [
      {
        title: 'Inicia sesión y elige tu perfil',
        text: 'Abre Netflix en el navegador interno e introduce tu contraseña. Cuando te pregunte quién está viendo, elige el perfil que usas normalmente y, si está protegido, escribe el PIN. Así tendrás a mano «Mi lista» y lo que dejaste a medias. Con un perfil infantil solo verías una parte del catálogo.',
      },
      {
        title: 'Añade los idiomas que te falten',
        text: 'Netflix solo muestra de cinco a siete idiomas, los que considera útiles en el país donde estás. Si echas alguno de menos, márcalo entre los idiomas preferidos de tu cuenta y vuelve a cargar la ficha de la serie: hasta entonces no aparecerá.',
      },
      {
        title: 'Abre la serie y elige la temporada',
        text: 'Se cambia de temporada con el menú desplegable de la ficha; las miniseries no lo tienen. La aplicación muestra el número, el título y la duración de cada capítulo. Para llevarte la temporada entera, marca la casilla de la cabecera; en una antología como «Black Mirror» puedes elegir capítulos sueltos, porque el orden da igual.',
      },
      {
        title: 'Elige el audio y los subtítulos',
        text: 'El español de España y el de América suelen tener doblajes y subtítulos distintos. Los subtítulos «forzados» traducen únicamente lo que se dice en otra lengua, así que añádelos si te quedas con el doblaje. Los marcados como CC describen también los ruidos. Para llevar varias voces, elige MKV; para la tableta o el USB del coche, un MP4 con una sola.',
      },
      {
        title: 'Descarga la temporada y comprueba el resultado',
        text: 'Pon primero un capítulo de prueba y, si todo está en su sitio, manda el resto a la cola. Una hora en 1080p ocupa unos 2 GB; una temporada de ocho capítulos, unos quince, y la mitad en 720p. Por la mañana, abre el primero y el último y cambia de pista en el reproductor: si responden bien, ya puedes hacer la maleta.',
      },
    ],
    hints: [
      {
        title: 'Las descargas de la propia Netflix',
        text: 'En el móvil y la tableta son la vía más sencilla. Eso sí, el plan con anuncios las limita, solo puedes usarlas en cierto número de dispositivos y algunos títulos se dejan descargar pocas veces al año. La aplicación de Windows no las ofrece desde 2024.',
      },
      {
        title: 'Títulos que están a punto de irse',
        text: 'Cuando vence la licencia de una película, su ficha indica el último día, más o menos con un mes de antelación. Ponla al principio de la cola. Las producciones propias de Netflix suelen quedarse, de modo que pueden esperar.',
      },
      {
        title: 'Pantallas del mismo hogar',
        text: 'Cada plan permite un número limitado de reproducciones a la vez, y quien ve una película en el salón ocupa una. Si aparece un aviso de demasiados dispositivos, espera a que termine.',
      },
      {
        title: 'Lo que no se puede guardar',
        text: 'Los juegos y las emisiones en directo quedan fuera. Un espectáculo en vivo se puede elegir en cuanto Netflix publica la grabación.',
      },
    ],
    questions: [
      {
        question: '¿Por qué veo otras series cuando viajo?',
        answer:
          'Porque el catálogo es el del país donde estás, aunque en una estancia corta dentro de la Unión Europea conservas el tuyo. Si viajas más lejos, guarda los capítulos en casa antes de salir: la tercera temporada quizá no esté disponible en tu destino.',
      },
      {
        question: '¿Puede usar la aplicación un miembro extra?',
        answer:
          'Sí. Tiene su propia cuenta y su propio perfil, con las mismas condiciones que tú, y en la aplicación inicia sesión con esa cuenta y no con la de quien lo invitó.',
      },
      {
        question: '¿Me sirve el plan con anuncios?',
        answer:
          'Con ese plan se reproduce casi todo, aunque no todo. Los títulos que en el navegador llevan un candado tampoco se pueden marcar en la aplicación.',
      },
      {
        question: '¿Qué hago con los archivos si cancelo Netflix?',
        answer:
          'Bórralos, porque eran para verlos mientras pagabas la cuota. Tu licencia de Tidemark es independiente y no cambia.',
      },
    ],
    meta_title: 'Guía: guardar una temporada de Netflix',
    meta_description:
      'Perfil, idiomas, temporada y subtítulos forzados: cómo guardar los capítulos de tu plan de Netflix en el ordenador, solo para ti.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video: cómo guardar la versión que te corresponde',
    intro:
      'En Prime Video conviven en una misma página los títulos incluidos, los de alquiler, los comprados y los de otros canales. La misma película puede llevar dos etiquetas a la vez. Aquí aprendes a distinguirlas y a guardar la que te interesa.',
    steps: [
      {
        title: 'Inicia sesión en la web de tu país',
        text: 'Tu cuenta pertenece a un país, por ejemplo a amazon.es. En España, primevideo.com y la sección de vídeo de amazon.es llevan al mismo sitio. Si la página acepta tu contraseña pero te ofrece Prime como si no lo tuvieras, seguramente has elegido otro país.',
      },
      {
        title: 'Mira si el título está incluido',
        text: '«Incluido con Prime», «Alquilar o comprar» y el nombre de un canal te dan derechos diferentes. Una marca azul señala lo incluido y una bolsa, lo que se paga aparte; «Gratis con anuncios» está abierto a cualquiera. Encima de los resultados hay un filtro que deja solo lo gratuito.',
      },
      {
        title: 'Compara los idiomas y la duración',
        text: 'Despliega los detalles de la ficha para ver los idiomas de audio y los subtítulos; a veces la versión original ocupa otra ficha. Las siglas UHD, HDR, CC y AD aparecen en letra pequeña bajo el botón. Fíjate también en los minutos, porque la versión extendida y la de cine pueden compartir cartel.',
      },
      {
        title: 'Marca las pistas que vas a usar',
        text: 'Reproduce el título unos segundos y la aplicación averiguará qué resoluciones, pistas y capítulos tiene. «Dialogue Boost» es una mezcla con las voces más claras y «[Audio Description]» añade un narrador. Si quieres el resto de la temporada, márcalo con la casilla de la cabecera.',
      },
      {
        title: 'Guarda los alquileres en otra carpeta',
        text: 'Pon en el nombre de esa carpeta la fecha en que acaba el plazo y sabrás de un vistazo qué tienes que borrar. Una película en 1080p ocupa entre 3 y 6 GB y ocho capítulos, unos 12 GB: comprueba que queda sitio antes de dejar la cola en marcha por la noche.',
      },
    ],
    hints: [
      {
        title: 'Un alquiler tiene dos plazos',
        text: 'Hay un plazo para empezar a ver la película y otro, a menudo de 48 horas, para terminarla; ambos figuran en la ficha. El segundo empieza a contar en cuanto la reproduces, aunque sea solo para probar, así que espera a tener la tarde libre.',
      },
      {
        title: 'La aplicación de Amazon',
        text: 'Existe también para Windows y Mac y permite descargas, con un número limitado de títulos y la obligación de conectarse de vez en cuando. Para un par de películas antes de un vuelo es lo más rápido; mira primero si te basta.',
      },
      {
        title: 'Temporadas con etiquetas distintas',
        text: 'A veces la primera temporada está incluida, la segunda se vende y la tercera pertenece a un canal. Mira de nuevo la etiqueta cada vez que cambies de temporada.',
      },
      {
        title: 'Entrevistas y escenas eliminadas',
        text: 'Se encuentran en la pestaña de extras, cada una por separado y casi siempre sin subtítulos.',
      },
    ],
    questions: [
      {
        question: '¿Por qué salen anuncios?',
        answer:
          'Prime Video los emite en muchos países, entre ellos España, a menos que pagues el complemento que los reduce. Aparecen durante la reproducción en línea y dependen de tu cuenta, no del título. Los pasos de esta guía valen en ambos casos.',
      },
      {
        question: '¿Dónde encuentro lo que he comprado?',
        answer:
          'En tu biblioteca, dentro de compras y alquileres. Lo comprado sigue ahí aunque ya no se venda, salvo que el titular lo retire. Si falta una temporada, quizá la compró otra persona de la casa con su cuenta.',
      },
      {
        question: '¿Y si mi pareja comparte Prime conmigo?',
        answer:
          'Inicia sesión con tu propia cuenta, que también disfruta de las ventajas de Prime. No verás las compras de tu pareja, a menos que Amazon te las muestre.',
      },
      {
        question: '¿Se puede guardar el fútbol?',
        answer:
          'Los partidos en directo, no. Las repeticiones y las series documentales sobre un club tienen ficha como cualquier otro título, aunque se retiran antes que la ficción.',
      },
    ],
    meta_title: 'Guía: títulos incluidos en Prime Video',
    meta_description:
      'Incluido, alquilado, comprado o de un canal: cómo reconocer un título de Prime Video, mirar sus idiomas y guardar la versión adecuada.',
  },
  disney_plus_downloader: {
    title: 'Cómo guardar películas de Disney+ para un viaje en familia',
    intro:
      'El control parental, los dos doblajes en español y los formatos de imagen hacen de Disney+ un caso aparte. Empieza dos días antes del viaje; así te queda tiempo para que los niños prueben las películas en el desayuno.',
    steps: [
      {
        title: 'Elige el perfil según la edad',
        text: 'Si vas a guardar películas para los pequeños, entra con su perfil: en el modo infantil la página es más sencilla y no marcarás por error nada inadecuado. Si al salir te pide un PIN, es el que pusiste tú. Las series para adultos solo aparecen en un perfil que las admita; para cambiarlo necesitas la contraseña.',
      },
      {
        title: 'Busca por marca o por colección',
        text: 'Disney, Pixar, Marvel, Star Wars y National Geographic tienen su propia portada. Con colecciones como «Princesas» o «Cortos» ni siquiera hace falta escribir en el buscador. Marca seis títulos y quédate después con los tres que elijan los niños.',
      },
      {
        title: 'Escucha los dos doblajes antes de elegir',
        text: 'En un clásico también se doblan las canciones, y en el menú de audio el español de España y el de América figuran como dos idiomas. Escucha un estribillo en cada uno antes de decidirte. Si en casa se hablan dos lenguas, guarda ambas en un MKV; para una tableta antigua es mejor un MP4 con una sola.',
      },
      {
        title: 'Elige el formato y el tamaño de la imagen',
        text: 'Algunas películas de Marvel se ofrecen en IMAX, con una imagen más alta, y las primeras temporadas de «Los Simpson», en su formato 4:3 original; se cambia en la ficha. En una pantalla de diez pulgadas no se distingue 720p de 1080p, y así caben el doble de películas: hora y media ocupa poco más de un giga.',
      },
      {
        title: 'Copia las películas a la tableta',
        text: 'Para que la saga quede ordenada, pon el año delante del nombre del archivo; en Marvel puedes seguir los números de la colección que la ordena según la historia. Pasa los archivos por cable, activa el modo avión y abre cada uno un momento para ver que funciona.',
      },
    ],
    hints: [
      {
        title: 'Los extras van aparte',
        text: 'Las escenas eliminadas y los reportajes de rodaje están en su propia pestaña y no cuentan como capítulos. Ahí encontrarás también las versiones para cantar, con la letra en pantalla y la misma duración que la película.',
      },
      {
        title: 'Las descargas de Disney+ en el móvil',
        text: 'El dispositivo tiene que conectarse más o menos una vez cada 30 días. El plan con anuncios no incluye descargas y los demás permiten un máximo de dispositivos; si llegas a él, elimina uno en los ajustes.',
      },
      {
        title: 'Capítulos cortos para el camino',
        text: 'Un episodio de siete minutos se puede interrumpir en cualquier parada; una película, no tan fácilmente. Con diez episodios tienes más de una hora, y cada uno ocupa menos de cien megas.',
      },
      {
        title: 'Clásicos con aviso',
        text: 'Algunos dibujos animados antiguos empiezan con una nota sobre la imagen que dan de otras culturas. Mira tú antes el primer minuto.',
      },
    ],
    questions: [
      {
        question: '¿Dónde están las series que antes eran de Star?',
        answer:
          'Fuera de Estados Unidos, esa sección se llama ahora Hulu. Puedes elegir todo lo que tu plan reproduzca en ella. Si ves un candado o una invitación a cambiar de plan, ese título no está incluido.',
      },
      {
        question: '¿Puedo pasar una película a la tableta de los niños?',
        answer:
          'Dentro de tu casa sí, si las condiciones y la ley admiten la copia; para los vecinos, no. Borra los archivos cuando dejes la suscripción.',
      },
      {
        question: '¿Puede un niño iniciar una descarga?',
        answer:
          'La aplicación está en tu ordenador y no pregunta la edad. Instálala en tu sesión de usuario y da a los niños solo los archivos terminados.',
      },
      {
        question: 'Falta una película del invierno pasado. ¿Dónde está?',
        answer:
          'Algunas películas, sobre todo las coproducciones, desaparecen mientras otra empresa tiene los derechos. Búscala desde un perfil de adulto; si tampoco sale ahí, de momento no está disponible.',
      },
    ],
    meta_title: 'Guía: Disney+ para toda la familia',
    meta_description:
      'Perfil infantil, canciones dobladas, IMAX o 4:3 y copia a la tableta: cómo preparar películas de Disney+ para un viaje en familia.',
  },
  hbo_max_downloader: {
    title: 'Cómo guardar una serie de HBO Max capítulo a capítulo',
    intro:
      'Muchas series de HBO Max estrenan un capítulo por semana. Con esta guía los irás añadiendo sin repetir ninguno. Los pasos sirven también para una serie terminada de ocho temporadas: solo cambia el ritmo.',
    steps: [
      {
        title: 'Inicia sesión según cómo lo contrataste',
        text: 'El acceso cambia si pagas directamente a HBO Max o si lo tienes con una operadora. En este último caso, elige la opción de conectar un proveedor y busca el tuyo en la lista; si lo ves dentro de Prime Video, te corresponde el producto de Prime. El servicio recuperó su nombre en julio de 2025, pero las direcciones antiguas con «max» siguen funcionando.',
      },
      {
        title: 'Entra en tu perfil y abre la serie',
        text: 'Cada perfil guarda su lista y sus idiomas, y el infantil oculta casi todas las series de HBO. El idioma de la web determina también el de los nombres de archivo, así que elígelo antes de empezar. La serie se abre por donde la dejaste o por lo más reciente; si vas a verla desde el principio, cambia a la primera temporada.',
      },
      {
        title: 'Añade la temporada a la cola',
        text: 'La aplicación reconoce por el nombre los capítulos que ya tienes y no los descarga otra vez. Un capítulo de una hora en 1080p ocupa algo más de 2 GB. Si la serie está terminada, crea una carpeta por temporada y no pidas la siguiente hasta que vayas por la mitad de la anterior.',
      },
      {
        title: 'Descarga cada lunes el capítulo nuevo',
        text: 'Lo que se estrena el domingo por la noche en Estados Unidos llega a España de madrugada. Los capítulos guardados aparecen en gris y solo el nuevo tiene casilla. Mira en la lista de audio si ya está el doblaje en castellano; si no, espera unos días o añade la pista más adelante.',
      },
      {
        title: 'Comprueba que la carpeta está completa',
        text: 'Cuando acabe la temporada, cuenta los archivos: si la serie anunciaba diez capítulos, tiene que haber diez. Es normal que unos duren 48 minutos y otros 90. Abre el último por la mitad, comprueba las voces que elegiste y borra las pruebas que hiciste al principio.',
      },
    ],
    hints: [
      {
        title: 'Reportajes sobre el capítulo',
        text: 'Muchos capítulos van acompañados de un breve reportaje de rodaje, que está entre los extras. Comenta lo que acaba de pasar, de modo que no lo veas antes. El resumen de lo anterior, en cambio, forma parte del propio capítulo.',
      },
      {
        title: 'Diálogos que se oyen mal',
        text: 'Estas series mezclan la música alta y los susurros muy bajos. Con auriculares se entiende mejor la pista estéreo; deja la 5.1 para el equipo del salón y añade subtítulos si vas a verla de noche sin hacer ruido.',
      },
      {
        title: 'Películas que se van a fin de mes',
        text: 'Las series propias permanecen, pero las películas de otros estudios se retiran el último día del mes. Repasa esa fila antes de las vacaciones.',
      },
      {
        title: 'La resolución depende del plan',
        text: 'El menú de calidad muestra lo que tu plan ofrece en un ordenador, y nada por encima de eso.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no encuentro una serie de HBO?',
        answer:
          'Puede que otra cadena de tu país conserve los derechos por un contrato anterior. Esos contratos acaban en fechas distintas, así que vuelve a buscarla al cabo de unos meses.',
      },
      {
        question: '¿Puedo guardar el doblaje y la versión original en un archivo?',
        answer:
          'Sí, en formato MKV. Comprueba antes que el doblaje ya está publicado, porque a veces tarda más. Si tu televisor solo reproduce MP4, haz un archivo por idioma e indícalo en el nombre.',
      },
      {
        question: 'Me quedé en la cuarta temporada. ¿Cómo sigo?',
        answer:
          'Abre la serie: los capítulos que ya están en tu carpeta aparecen señalados y la numeración continúa, siempre que no hayas cambiado los nombres.',
      },
      {
        question: 'Conozco una serie y no me aparece. ¿Qué puede pasar?',
        answer: 'Mira qué perfil estás usando: si tiene un límite de edad, no muestra los dramas violentos.',
      },
    ],
    meta_title: 'Guía: HBO Max, capítulo a capítulo',
    meta_description:
      'Cómo completar una temporada de HBO Max que aún se emite, distinguir los extras y guardar dos voces, con tu propio plan.',
  },
  hulu_downloader: {
    title: 'Hulu: cómo guardar los capítulos emitidos anoche',
    intro:
      'Hulu publica por la mañana lo que las cadenas estadounidenses emitieron la noche anterior, y de muchas series conserva solo los cinco últimos capítulos. Si vives en Estados Unidos y prefieres ver la tele el fin de semana, con un repaso semanal no te perderás ninguno.',
    steps: [
      {
        title: 'Inicia sesión desde Estados Unidos',
        text: 'La web comprueba que te conectas desde allí. Usa la cuenta a la que está ligada tu suscripción, sea solo de Hulu o unida a Disney+; si Disney unió las dos, el correo y la contraseña son los mismos. Los títulos que se abren en hulu.com corresponden a este producto y los que solo están en Disney+, al de Disney+.',
      },
      {
        title: 'Añade tus series a «My Stuff»',
        text: 'Pulsa una vez en el signo más de cada serie, y una marca te avisará cuando haya un capítulo nuevo. Lo más reciente sale arriba, de modo que te sirve de lista de la compra. Procura que no pase de diez títulos, para poder leerla de un vistazo.',
      },
      {
        title: 'Mira cuándo caduca cada capítulo',
        text: 'En los detalles del capítulo, «Expires in» indica los días que le quedan. Si la fecha es anterior a tu próximo repaso, empieza por ese. Las series de FX suelen conservarse enteras; las de ABC pierden capítulos cuando llega la temporada nueva.',
      },
      {
        title: 'Guarda primero lo más urgente',
        text: 'Marca los capítulos según la fecha en que vencen y añade los subtítulos en inglés. Los que ya tienes en la carpeta aparecen en gris. Cinco comedias en 720p con subtítulos ocupan alrededor de giga y medio.',
      },
      {
        title: 'Copia la carpeta cada sábado',
        text: 'El sábado por la mañana es buen momento: los capítulos del viernes ya han llegado y los servidores van más desahogados. Inicia la descarga, prepárate un café y, cuando todo esté terminado, copia la carpeta a tu tableta y borra lo que viste la semana anterior.',
      },
    ],
    hints: [
      {
        title: 'Versiones Sub y Dub',
        text: 'Un mismo anime puede figurar dos veces, subtitulado y doblado; lo indica la sigla tras el título. La versión doblada llega semanas después con los mismos números, así que guárdala en otra carpeta para que no sustituya a la primera.',
      },
      {
        title: 'Canales de pago añadidos',
        text: 'Los títulos de los canales que contratas aparte se mezclan con el resto y se reconocen por el logotipo de la esquina. Puedes elegirlos mientras pagues el complemento; si lo das de baja, pierdes también el derecho a verlos.',
      },
      {
        title: 'Semanas sin estrenos',
        text: 'En diciembre y en verano las cadenas hacen una pausa. Si llevas tres semanas sin una marca nueva, no es un fallo; la ficha suele decir cuándo vuelve la serie.',
      },
      {
        title: 'Busca frases en los subtítulos',
        text: 'Conserva los archivos SRT aunque borres los capítulos: en ellos encontrarás enseguida quién dijo aquella frase.',
      },
    ],
    questions: [
      {
        question: 'Vivo en España. ¿Me sirve?',
        answer:
          'No, porque Hulu solo se contrata en Estados Unidos. Buena parte de sus series se ve en España en Disney+, que tiene su propio descargador; allí Hulu es una sección y no un servicio independiente.',
      },
      {
        question: '¿Hay algo en español?',
        answer:
          'Sí, hay cadenas y series en español para el público estadounidense, según tu plan. Algunas exigen el plan de televisión en directo. Los programas que están a la carta se eligen como los demás y casi siempre llevan subtítulos en inglés.',
      },
      {
        question: '¿Se incluyen las grabaciones en la nube?',
        answer: 'No, pertenecen a Live TV. El mismo programa suele estar a la carta un día más tarde.',
      },
      {
        question: '¿Por qué llega con retraso un capítulo?',
        answer:
          'Algunos contratos exigen que pase más tiempo desde la emisión. Vuelve a mirar por la noche antes de pensar que falla la aplicación.',
      },
    ],
    meta_title: 'Guía: Hulu, los capítulos de anoche',
    meta_description:
      '«My Stuff», fechas de caducidad, Sub o Dub: cómo guardar cada semana los capítulos de Hulu en Estados Unidos, con tu suscripción.',
  },
  apple_tv_plus_downloader: {
    title: 'Cómo guardar originales de Apple TV+ en Windows y Mac',
    intro:
      'Desde el otoño de 2025, Apple llama a su servicio simplemente Apple TV. El catálogo es pequeño y de producción propia, así que resulta fácil de ordenar; solo hay que distinguirlo de la tienda, que comparte página con él.',
    steps: [
      {
        title: 'Inicia sesión con el móvil a mano',
        text: 'Al entrar en tv.apple.com, Apple envía un código de seis cifras a otro de tus dispositivos. Si no tienes ninguno, pide que te llegue por SMS. Marca que confías en el navegador para que no te lo pida todos los días.',
      },
      {
        title: 'Distingue los originales de la tienda',
        text: 'La página mezcla los originales, las películas en venta y otros canales. Los títulos incluidos en la cuota llevan el logotipo de Apple y un botón para reproducir el primer episodio. Si el botón muestra un precio, el título es de la tienda. Las compras de iTunes tienen sus propias reglas y quedan fuera.',
      },
      {
        title: 'Elige dos o tres subtítulos',
        text: 'Apple ofrece subtítulos en unas cuarenta lenguas y doblaje en unas diez. Escribe dos letras para encontrar la tuya y no marques más de tres, o el menú del reproductor se volverá incómodo. Los subtítulos con la sigla SDH describen también los sonidos.',
      },
      {
        title: 'Elige la pista de audio y escúchala',
        text: 'Las letras AD indican audiodescripción; el español de España y el de América van por separado. Para un portátil elige el estéreo: el sonido multicanal necesita un receptor y en altavoces pequeños las voces se oyen lejanas. Si la imagen te parece oscura, sube el brillo del reproductor.',
      },
      {
        title: 'Guarda la temporada y pruébala',
        text: 'Una temporada tiene casi siempre entre ocho y diez capítulos, de modo que se marca de una vez; los tráileres y los extras están en otra fila. Reserva unos 3 GB por hora en 1080p. Al terminar, reproduce un diálogo en voz baja: si se entiende a medio volumen, elegiste bien el sonido.',
      },
    ],
    hints: [
      {
        title: 'Compartir con la familia',
        text: 'Con «En Familia» pueden verlo otras cinco personas, cada una con su cuenta de Apple y con su propia lista de pendientes.',
      },
      {
        title: 'Días de estreno',
        text: 'Los capítulos nuevos suelen publicarse entre el jueves por la noche y el viernes, y los de algunas series, los miércoles. Una serie empieza a menudo con dos o tres capítulos juntos. En España llegan de madrugada, así que por la mañana ya están disponibles.',
      },
      {
        title: 'Archivos más grandes de lo normal',
        text: 'Apple comprime la imagen menos que otros servicios, y una hora puede ocupar el doble de lo que esperas. El tamaño que aparece debajo de la cola es correcto.',
      },
    ],
    questions: [
      {
        question: '¿Apple tiene una aplicación para Windows?',
        answer:
          'Sí, en Microsoft Store, y su ayuda explica qué se puede descargar con ella. Sigue esta guía si quieres ver los capítulos en otro reproductor o en un televisor sin esa aplicación, o tener dos voces en el mismo archivo.',
      },
      {
        question: '¿Puedo guardar carreras y partidos?',
        answer:
          'No, el deporte en directo no se puede guardar. Un documental sobre un club se elige como cualquier serie.',
      },
      {
        question: '¿Sirve para lo que compré en iTunes?',
        answer: 'No. Esas compras se ven con las aplicaciones de Apple, incluida la de Windows.',
      },
      {
        question: 'Tengo Apple TV con mi operadora o con Apple One. ¿Cambia algo?',
        answer:
          'Para la aplicación, no: basta con que tv.apple.com reproduzca el título con tu cuenta. Cuando se acaben los meses incluidos en el contrato, perderás también el acceso.',
      },
      {
        question: 'No me llega el código. ¿Qué hago?',
        answer:
          'Indica en la página que no lo has recibido y pide un SMS. Tras varios intentos fallidos, Apple bloquea el acceso durante un rato; en ese caso es mejor esperar que insistir.',
      },
    ],
    meta_title: 'Guía: Apple TV+ en el ordenador',
    meta_description:
      'Código de acceso, originales o tienda, cuarenta lenguas de subtítulos: cómo guardar series de Apple TV+ en Windows y Mac.',
  },
  paramount_plus_downloader: {
    title: 'Cómo ordenar Star Trek y otras series de Paramount+',
    intro:
      'Paramount+ reúne seis décadas de televisión, y muchas series se llaman casi igual. Con un buen sistema de nombres no se mezclarán. Ten papel y lápiz a mano: conviene decidir el orden antes de descargar el primer capítulo.',
    steps: [
      {
        title: 'Inicia sesión y comprueba qué incluye tu plan',
        text: 'Si pagas Paramount+ a través de otra plataforma, entra por ella. Abre después un título de cada clase y reprodúcelo un segundo: si te pide mejorar el plan, en la aplicación tampoco se abrirá. En Estados Unidos, por ejemplo, las series de Showtime exigen el plan superior.',
      },
      {
        title: 'Busca la serie desde su marca',
        text: 'Star Trek, Nickelodeon, MTV y Comedy Central tienen páginas propias donde está todo lo suyo, más completas que el buscador. Los cortos y los programas de comentario llevan ficha aparte: no los confundas con capítulos que faltan.',
      },
      {
        title: 'Apunta cuántos capítulos hay',
        text: 'En los dibujos animados, un episodio reúne a menudo dos historias. Paramount+ lo cuenta como uno y otras listas, como dos. Anota la cifra de la página, que es la que usarás para comprobar el resultado. En el nombre del archivo aparecen los dos títulos.',
      },
      {
        title: 'Guarda las series de una en una',
        text: 'Un clásico tiene 22 episodios o más por temporada, así que calcula dos noches por serie. Incluye el año en el nombre para no confundir la versión antigua con la nueva. Las series rodadas en vídeo en los noventa no existen en una resolución mayor que la original: elige esa.',
      },
      {
        title: 'Numera las carpetas de la colección',
        text: 'Pon a cada serie un prefijo como «03 TNG» y, detrás, la temporada y el episodio. De ese modo, los reproductores respetarán tu orden en lugar del alfabético. Compara al final el número de archivos con la cifra que apuntaste; si falta uno, suele ser un piloto doble que cuenta como uno solo.',
      },
    ],
    hints: [
      {
        title: 'Series para niños',
        text: 'Entra con su perfil y solo verás contenido infantil, sin avances de programas para adultos. Así incluso el niño puede ayudarte a elegir.',
      },
      {
        title: '¿En qué orden se ve Star Trek?',
        text: 'Lo más sencillo es el orden de emisión. Si prefieres el de la historia, pon delante el año en que transcurre cada serie: empieza por «Enterprise», y «Discovery» acaba saltando nueve siglos. Decídelo al principio, porque cambiar después el nombre de treinta carpetas lleva mucho tiempo.',
      },
      {
        title: 'Versiones restauradas',
        text: 'La serie de 1966 y «La nueva generación» se restauraron a partir del negativo; «Deep Space Nine» y «Voyager», no. Si se ven menos nítidas, la causa está en el original.',
      },
      {
        title: 'Las películas cambian de servicio',
        text: 'Suelen pasar de una plataforma a otra cada pocos meses. Cuando estén todas disponibles a la vez, aprovecha para guardarlas.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no veo el catálogo de Estados Unidos?',
        answer:
          'Los derechos se venden por países. En España Paramount+ no se contrata por separado y buena parte de sus series se ve en SkyShowtime. Lo que falte puede estar en otra plataforma de tu país.',
      },
      {
        question: '¿Se pueden ver seguidos los capítulos cortos?',
        answer:
          'Sí. Cada uno es un archivo, pero cualquier reproductor puede recorrer la carpeta entera; en VLC basta con arrastrarla a la ventana. Si los nombres empiezan por 01, 02 y 03, saldrán en orden.',
      },
      {
        question: '¿Dónde está el piloto con el otro capitán?',
        answer:
          '«The Cage» acompaña a la serie original, como episodio cero o al final de una temporada. Búscalo por su título, porque ya ha cambiado de sitio alguna vez.',
      },
      {
        question: '¿Cuánto ocupa todo Star Trek?',
        answer:
          'Son más de novecientos episodios. Como los antiguos ocupan poco, calcula unos 700 GB en total, aunque nadie necesita tenerlos todos en un portátil.',
      },
      {
        question: 'Lo pago dentro de Prime Video. ¿Qué producto necesito?',
        answer:
          'El de Prime Video, porque ahí es donde inicias sesión. Lo mismo vale si lo contrataste a través de Apple.',
      },
    ],
    meta_title: 'Guía: series de Paramount+ en orden',
    meta_description:
      'Star Trek, Nickelodeon y MTV: buscar por marca, contar los episodios y numerar las carpetas. Guía de Paramount+ para uso privado.',
  },
  peacock_downloader: {
    title: 'Cómo guardar comedias y deporte de Peacock',
    intro:
      'Peacock ofrece series de NBC y Bravo, telenovelas de Telemundo y partidos ya jugados, todo en inglés o en español de América. Las temporadas son muy largas, así que decide antes de empezar qué quieres guardar y cuánto espacio puede ocupar.',
    steps: [
      {
        title: 'Inicia sesión en peacocktv.com',
        text: 'Es un servicio para residentes en Estados Unidos. Si lo tienes con tu compañía de cable, usa el botón de esa compañía; de lo contrario, la web te tratará como a un cliente nuevo. Elige luego un perfil de adulto, porque el infantil oculta la mitad de la oferta.',
      },
      {
        title: 'Mira qué añade tu plan',
        text: 'Premium Plus reduce mucho la publicidad y añade tu cadena local en directo, pero el catálogo es casi el mismo. La resolución no depende de él, sino del título y del ordenador.',
      },
      {
        title: 'Decide qué versión de la serie quieres',
        text: 'De «The Office» hay dos versiones: la que se emitió y los «Superfan Episodes», más largos, que forman una serie aparte. Si un capítulo dura 22 minutos, es el de la televisión; a partir de 30, es la versión larga. Ponlas en carpetas distintas, porque los números no coinciden.',
      },
      {
        title: 'Descarga una temporada cada vez',
        text: 'Deja la siguiente para cuando vayas a verla. Veinticuatro capítulos cortos en 720p ocupan unos 8 GB y se descargan en una noche. Los recopilatorios del final de la lista se pueden desmarcar.',
      },
      {
        title: 'Revisa los archivos descargados',
        text: 'Abre el primero y el último. Si la voz va acompasada con los labios y aparecen los créditos, los demás estarán bien. Fíjate también en las duraciones: un archivo de cuatro minutos entre otros de veintidós indica que hubo una interrupción; vuelve a pedir solo ese capítulo.',
      },
    ],
    hints: [
      {
        title: 'Repeticiones sin conocer el resultado',
        text: 'Entra por la página del torneo y ordena por equipo, porque las miniaturas del buscador suelen revelar el marcador. Las repeticiones se retiran pronto: guarda esa misma semana las que puedas conservar y calcula 2 GB por hora.',
      },
      {
        title: 'NBC y Bravo, al día siguiente',
        text: 'Los capítulos suelen aparecer la mañana después de la emisión. Los programas de reencuentro de Bravo se publican en dos o tres partes al final de la temporada. Si repasas la lista el domingo, los tendrás todos.',
      },
      {
        title: 'La música puede ser otra',
        text: 'En algunas series antiguas se sustituyeron canciones para la emisión por internet. El archivo contiene la música que suena en Peacock.',
      },
      {
        title: 'Los «Secrets revealed»',
        text: 'Llevan ese nombre los episodios ya emitidos que se repiten con comentarios en pantalla. Si tienes el original, no los necesitas.',
      },
    ],
    questions: [
      {
        question: '¿Qué hay en español?',
        answer:
          'Las producciones de Telemundo, que tienen sección propia y a menudo llevan subtítulos en inglés, y los partidos narrados en español. En las series de NBC lo normal es que haya subtítulos en español, pero no doblaje.',
      },
      {
        question: '¿Puedo guardar un partido para ponerlo en la peña?',
        answer:
          'No. Proyectarlo en un local es exhibición pública y se contrata con quien tiene los derechos. En tu casa y con los tuyos puedes verlo sin problema.',
      },
      {
        question: 'Anuncian una película, pero solo se abre el tráiler. ¿Por qué?',
        answer:
          'Las películas de Universal llegan a Peacock semanas o meses después del estreno en los cines. La página indica la fecha: vuelve a entrar ese día.',
      },
      {
        question: '¿Funciona si viajo a España?',
        answer:
          'Peacock no se reproduce en España y la aplicación no cambia tu ubicación. Prepara los archivos en Estados Unidos antes de salir y bórralos a la vuelta. Para las ocho horas de vuelo a Madrid bastan dos docenas de episodios cortos.',
      },
    ],
    meta_title: 'Guía: comedias y deporte de Peacock',
    meta_description:
      'Versión emitida o Superfan, plan, Telemundo y partidos sin saber el resultado: cómo guardar títulos de Peacock en Estados Unidos.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: cómo guardar programas sin líos de números',
    intro:
      'Los programas de Discovery+ tienen cientos de episodios, y la numeración cambia de un país a otro. Si dedicas media hora a comprobarla antes de guardar, no tendrás que renombrar los archivos después.',
    steps: [
      {
        title: 'Inicia sesión en la web de tu país',
        text: 'Discovery+ solo sigue siendo un servicio independiente en algunos países; en los demás, sus programas están en HBO Max. Es lo que ocurre en España, así que mira primero allí. Necesitas el producto que corresponde a la página donde tu contraseña funciona.',
      },
      {
        title: 'Busca por tema o por canal',
        text: 'Las páginas de fauna, sucesos, motor o reformas muestran más programas que la portada. También puedes filtrar por el canal de origen, como TLC, HGTV o ID. La diferencia es grande: si buscas «house» en todo Discovery+, salen cientos de resultados; en la página de HGTV, solo seis.',
      },
      {
        title: 'Comprueba el número de temporada',
        text: 'Entre Estados Unidos y Europa suele haber una temporada de diferencia. Guíate por el título y la fecha del primer capítulo y apunta la equivalencia en una nota dentro de la carpeta. Los episodios dobles de estreno cuentan unas veces como uno y otras como dos.',
      },
      {
        title: 'Pon la fecha en el nombre del archivo',
        text: 'De esa forma, dos capítulos con el mismo número seguirán en orden. Activa además la opción de guardar el resumen como archivo de texto: el buscador de tu ordenador encontrará después palabras como «cocina» o «Alaska».',
      },
      {
        title: 'Elige un tamaño que ahorre espacio',
        text: 'Para un programa de reformas basta con 720p; reserva la resolución alta para los documentales de naturaleza. Un episodio de cuarenta y cinco minutos ocupa unos 600 MB y una temporada de veinte, 12 GB. Al acabar, compara el número de archivos con el de la ficha.',
      },
    ],
    hints: [
      {
        title: 'Los especiales van aparte',
        text: 'Los programas navideños y los resúmenes del año figuran a menudo como un título independiente. Búscalos por el nombre del programa y el año. Algunos se abren aunque falte la temporada a la que pertenecen.',
      },
      {
        title: 'Doblaje con el original de fondo',
        text: 'En muchos programas, la voz en español se superpone a la original, que se sigue oyendo por debajo. Si entiendes el inglés, esa pista suena más limpia, y sus subtítulos para sordos recogen más que el doblaje. También puedes guardar las dos voces en un MKV.',
      },
      {
        title: 'Episodios compartidos por dos programas',
        text: 'Aparecen en la lista de ambas series. Márcalos solo en una o los tendrás repetidos.',
      },
      {
        title: 'Recetas paso a paso',
        text: 'Las cantidades apenas salen dos segundos en pantalla. Con el archivo puedes detener la imagen y copiarlas con calma antes de encender el horno.',
      },
    ],
    questions: [
      {
        question: 'Lo he visto en el canal, pero aquí no está. ¿Por qué?',
        answer:
          'El canal y la plataforma solo comparten una parte de la programación, y también hay estrenos que salen únicamente en línea. Si el título español ha cambiado, busca por el nombre del presentador.',
      },
      {
        question: '¿Un documental se puede copiar con más libertad?',
        answer:
          'No, está tan protegido como una película. Para usarlo en clase hay excepciones legales que varían de un país a otro, y una copia privada no las sustituye.',
      },
      {
        question: '¿Por qué no se abren los últimos episodios?',
        answer:
          'Algunos programas se emiten antes en el canal y otros, en la plataforma. Si la página solo anuncia una fecha, todavía no hay nada que guardar.',
      },
      {
        question: 'La lista se queda en cien episodios. ¿Qué hago?',
        answer:
          'Baja en la web hasta el final de la temporada y vuelve a cargar la lista: la aplicación solo muestra los episodios que la página ya ha cargado.',
      },
    ],
    meta_title: 'Guía: programas de Discovery+ en orden',
    meta_description:
      'Comprobar la temporada, poner la fecha en el nombre y encontrar los especiales: cómo guardar los programas de Discovery+ en el disco.',
  },
  crunchyroll_downloader: {
    title: 'Cómo guardar anime de Crunchyroll doblado o subtitulado',
    intro:
      'Crunchyroll reparte los doblajes al castellano y al español de América en sitios distintos. Aquí verás dónde está cada voz y cómo guardar tanto una serie en emisión, con cinco minutos por semana, como una de varios cientos de capítulos.',
    steps: [
      {
        title: 'Ajusta los idiomas en tu cuenta',
        text: 'Abre los ajustes desde el menú de la cuenta: el idioma del audio y el de los subtítulos se eligen por separado. Lo que cambias en el reproductor, en cambio, solo vale para esa vez. Mira también el filtro de madurez, que puede ocultar del todo algunas series nocturnas.',
      },
      {
        title: 'Busca el doblaje en el menú de temporadas',
        text: 'Según la serie, el doblaje es una temporada propia, con un añadido como «(Spanish Dub)» o «(Latin American Spanish)», o una pista del reproductor. Suele ir dos o tres semanas por detrás, y en la ficha ves qué capítulos están ya doblados.',
      },
      {
        title: 'Elige los capítulos que quieres',
        text: 'En una serie larga puedes escribir un tramo, por ejemplo del 382 al 400, si has comprobado que ahí empieza la historia que buscas. Ten en cuenta que el estudio numera los episodios de corrido y la web, por temporadas. Usa el mismo sistema en toda la colección. En 1080p, cada capítulo ocupa entre 500 y 700 MB.',
      },
      {
        title: 'Guarda los subtítulos en formato ASS',
        text: 'Este formato conserva la posición y el color de los carteles, y cabe dentro de un MKV. Deja el SRT para los televisores que no admiten otra cosa: en él, los carteles bajan al pie de la imagen y se mezclan con el diálogo.',
      },
      {
        title: 'Descarga el capítulo nuevo cada semana',
        text: 'Abre la serie la tarde siguiente al estreno: los capítulos que tienes aparecen señalados y el nuevo lleva una casilla libre. El calendario de estrenos muestra el día y la hora en tu zona horaria; quita los doblajes con el filtro o cada serie parecerá emitirse cinco veces.',
      },
      {
        title: 'Completa la carpeta cuando acabe la serie',
        text: 'Deja que la aplicación compare tus archivos con la lista. Suele faltar un capítulo resumen numerado como 6,5 o un extra del Blu-ray, que se añade sin anunciarlo. Reproduce después una escena con una carta: si la traducción aparece junto al papel, los subtítulos están bien.',
      },
    ],
    hints: [
      {
        title: 'Descargas de Crunchyroll en el móvil',
        text: 'Los planes superiores las incluyen, y para el teléfono son lo más cómodo. El nivel cambia también el número de dispositivos simultáneos, pero no el catálogo de episodios.',
      },
      {
        title: 'Capítulos de relleno',
        text: 'En «Naruto» o «Bleach», más de un tercio no pertenece a la historia principal. Hay listas hechas por aficionados que indican cuáles; tenlas a la vista y marca los capítulos por tramos pequeños.',
      },
      {
        title: 'Escenas corregidas',
        text: 'Los estudios a veces redibujan planos después de la emisión. Si un final parece hecho con prisas, vuelve a mirarlo una semana más tarde antes de archivarlo.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no están todavía los subtítulos en español?',
        answer:
          'Cuando un capítulo se estrena a la vez que en Japón, no todos los idiomas salen el mismo día, y el español de América suele adelantarse al castellano. Espera y añade más tarde solo los subtítulos; no hace falta descargar el vídeo otra vez.',
      },
      {
        question: '¿Puede desaparecer una serie?',
        answer:
          'Sí, porque las licencias terminan y no siempre se avisa con mucha antelación. De las series que llegaron de Funimation hay a veces dos fichas; la que ofrece más idiomas suele ser la nueva.',
      },
      {
        question: '¿Puedo usar el acceso gratuito?',
        answer: 'Ya casi no existe. Puedes elegir lo que tu navegador reproduzca sin pagar, y nada más.',
      },
      {
        question: 'La serie se detiene en el capítulo 12 de 24. ¿Falta algo?',
        answer:
          'Seguramente se emite en dos partes: la segunda llega meses después, a veces como una temporada nueva. La ficha indica la fecha en cuanto se conoce.',
      },
    ],
    meta_title: 'Guía: Crunchyroll, doblajes y subtítulos',
    meta_description:
      'Idiomas de la cuenta, temporadas dobladas, tramos de capítulos y subtítulos ASS: cómo guardar anime de Crunchyroll para ti.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: cómo guardar un partido sin saber el resultado',
    intro:
      'De cada partido hay hasta cinco vídeos en ESPN+, y casi todos revelan el resultado en el título o en la imagen. Esta guía te lleva a la repetición íntegra sin pasar por los titulares.',
    steps: [
      {
        title: 'Inicia sesión y ve directo a «Replays»',
        text: 'Entra con tu cuenta MyDisney desde Estados Unidos y guarda en favoritos la página de repeticiones, porque la portada está llena de resultados. Si en la parte superior se desplaza un rótulo con los marcadores, reduce la ventana hasta que no se vea.',
      },
      {
        title: 'Filtra por competición',
        text: 'Elige hockey, deporte universitario, combates o fútbol: la lista se acorta y te libras de los titulares. Pasa a la vista de lista, en la que las fotos son más pequeñas, y busca solo los nombres de los equipos.',
      },
      {
        title: 'Distingue el partido íntegro',
        text: 'La repetición completa, la versión corta y las mejores jugadas van seguidas y se reconocen por la duración: un partido de fútbol dura unas dos horas, uno de béisbol, tres, y una velada, cinco o seis. «In 40» es la versión resumida. La retransmisión «En Español» es un vídeo aparte; escucha el himno unos segundos para comprobar que es la que quieres.',
      },
      {
        title: 'Descarga el partido por la noche',
        text: 'Con los descansos, un encuentro pasa fácilmente de tres horas. Para una velada de seis horas reserva 10 GB, o la mitad en 720p. Si los combates figuran uno a uno, puedes elegir solo los que te interesan.',
      },
      {
        title: 'Deja el resultado fuera del nombre del archivo',
        text: 'Usa únicamente la fecha y los equipos. Para comprobar que el archivo funciona, reproduce un momento de los diez primeros minutos y no avances más. Si ocupa más de lo previsto, es que hubo prórroga y también está incluida.',
      },
    ],
    hints: [
      {
        title: 'El nuevo nombre del plan',
        text: 'ESPN reorganizó sus planes en 2025, y lo que era ESPN+ se llama ahora «Select». La lista de servicios de la aplicación conserva el nombre antiguo. El plan superior añade los canales, que son emisión en directo.',
      },
      {
        title: 'Partidos bloqueados en tu zona',
        text: 'Los encuentros del equipo local suelen estar bloqueados en directo por los derechos de la zona, y las reglas varían según el deporte. Solo podrás guardarlos si ESPN publica más tarde la repetición y se abre en tu navegador.',
      },
      {
        title: 'Documentales que no caducan pronto',
        text: '«30 for 30» y «E60» están ordenados por temporadas y siguen disponibles durante años. Resultan ideales para un vuelo, porque nadie puede contarte el final.',
      },
      {
        title: 'Treinta días de plazo',
        text: 'Es lo habitual en una repetición, aunque algunas ligas dan menos. Pon lo más antiguo al principio de la cola y los documentales al final.',
      },
    ],
    questions: [
      {
        question: '¿Es el mismo ESPN que se ve en Latinoamérica?',
        answer:
          'No, allí tiene otro catálogo y otra suscripción, y buena parte de los derechos está en Disney+. Este producto es para el servicio estadounidense.',
      },
      {
        question: '¿Qué pasa con las veladas que se pagan aparte?',
        answer:
          'Puedes guardarlas si tu cuenta las compró y puede reproducir la repetición, siempre para uso privado. El correo de la compra indica hasta qué fecha la puedes ver.',
      },
      {
        question: '¿Cuándo aparece la repetición?',
        answer:
          'A menudo al cabo de una hora y otras veces a la mañana siguiente. Mientras la página muestre el distintivo rojo del directo, la lista seguirá vacía.',
      },
      {
        question: 'Tengo ESPN con Disney+. ¿Qué producto necesito?',
        answer:
          'Este, si abres los partidos en la web de ESPN. Para lo que ves en la página de Disney+, necesitas el de Disney+.',
      },
    ],
    meta_title: 'Guía: ESPN+ sin saber el resultado',
    meta_description:
      'Filtrar «Replays», reconocer el partido íntegro y descargarlo de noche: cómo guardar repeticiones de ESPN+ sin ver el marcador.',
  },
  tubi_video_downloader: {
    title: 'Tubi: cómo guardar películas antes de que se retiren',
    intro:
      'El catálogo gratuito de Tubi es enorme, está poco ordenado y se renueva cada mes. Con veinte minutos cada jueves encontrarás tres buenas películas para el fin de semana y sabrás cuáles están a punto de irse.',
    steps: [
      {
        title: 'Decide si necesitas una cuenta',
        text: 'La mayoría de los títulos se ven sin registrarse. Una cuenta gratuita recuerda tu lista y, con tu fecha de nacimiento, abre las películas con límite de edad. Si prefieres no crearla, apunta los títulos en la aplicación, porque el navegador los olvida al cerrarse.',
      },
      {
        title: 'Empieza por «Leaving Soon»',
        text: 'En esa fila están los títulos que se retiran pronto; recórrela hasta el final antes de abrir nada. Después entra en categorías como «Cult Classics» o «Foreign Language», que la portada no suele mostrar.',
      },
      {
        title: 'Comprueba que la película está entera',
        text: 'Compara los minutos con los que indica una base de datos de cine: si dura ochenta y ocho en lugar de ciento cuatro, está cortada. Cuando haya dos fichas del mismo título, mira un minuto de cada una, porque la primera no siempre es la más nítida.',
      },
      {
        title: 'Añade el año y el director al nombre del archivo',
        text: 'En el cine de género se repiten mucho los títulos, y así no confundirás «The Killers (1946, Siodmak)» con «The Killers (1964, Siegel)». Si guardas también el cartel, la colección se verá mejor en un servidor multimedia.',
      },
      {
        title: 'Elige un tamaño moderado y descarga',
        text: 'Las películas antiguas rara vez pasan de 720p y no necesitan más: un wéstern de noventa minutos ocupa alrededor de un giga. Si la lista de subtítulos está vacía, quizá formen parte de la imagen. Tres películas tardan en torno a una hora; al acabar, comprueba que cada una llega hasta los créditos.',
      },
    ],
    hints: [
      {
        title: 'Países en los que funciona',
        text: 'Tubi está disponible en Estados Unidos, Canadá, México, Australia y el Reino Unido, entre otros, pero no en España. Cada país tiene su catálogo: un título de México puede faltar en Estados Unidos, y la página lo avisa.',
      },
      {
        title: 'La sección Tubi en Español',
        text: 'Reúne telenovelas y cine mexicano que no siempre salen en el buscador general. Si vives en Estados Unidos y quieres ver películas en español, empieza por ella. Las telenovelas se guardan mejor semana a semana.',
      },
      {
        title: 'Temporadas incompletas',
        text: 'A veces faltan episodios porque los derechos de la música eran demasiado caros. La aplicación señala el salto en la numeración, pero no puede rellenarlo.',
      },
      {
        title: 'Novedades del día uno',
        text: 'A principios de mes empiezan y acaban los contratos. Repasa «Recently Added» con una lista de títulos que te interesen.',
      },
    ],
    questions: [
      {
        question: '¿Una película antigua y gratuita es de dominio público?',
        answer:
          'Algunas lo son, pero la mayoría no, y que se emita con anuncios no aclara nada. En Estados Unidos depende del año y de si se renovó el registro; en Europa se cuentan setenta años desde la muerte del último autor.',
      },
      {
        question: '¿Se pueden guardar los canales en directo?',
        answer:
          'No, solo el cine y las series a la carta. Muchas películas de los canales están también en el catálogo: busca el título que viste en la guía de programación.',
      },
      {
        question: 'Un título lleva el logotipo de otro servicio. ¿Puedo elegirlo?',
        answer:
          'Sí. Tubi aloja colecciones de otras empresas y, si el título se ve gratis en su página, funciona como los demás.',
      },
      {
        question: '¿Cómo sé si una película es buena?',
        answer:
          'No te fíes solo de las estrellas. Lee lo que dicen un par de críticos y busca por directores que te gusten: el buscador admite nombres de personas.',
      },
    ],
    meta_title: 'Guía: Tubi, antes de que se vaya la película',
    meta_description:
      '«Leaving Soon», duración, año y director: cómo encontrar y guardar películas de Tubi en los países donde está disponible.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel: cómo guardar títulos desde la web',
    intro:
      'Aunque casi todo el mundo ve The Roku Channel en el televisor, también tiene una página web y no hace falta ningún aparato de Roku. La portada imita un televisor con canales; esta guía te lleva a las películas y las series que se pueden guardar.',
    steps: [
      {
        title: 'Inicia sesión en therokuchannel.roku.com',
        text: 'Algunos títulos piden una cuenta, que es gratuita y solo requiere un correo, además de la edad. Si aparece un formulario de pago, sáltatelo. Si tienes un aparato de Roku, usa la cuenta que sale en su pantalla.',
      },
      {
        title: 'Entra en «Movies» o en «TV»',
        text: 'Así dejas atrás los canales continuos. No se pueden guardar, y es fácil distinguirlos: un canal muestra una hora debajo de la imagen, mientras que una película indica el año y la duración.',
      },
      {
        title: 'Deja fuera lo que es de pago',
        text: 'Activa el filtro «Free» para que desaparezca todo lo que cuesta dinero. Los complementos como Starz o AMC+ se reconocen por el símbolo de la miniatura. Si estás suscrito a alguno, quita el filtro para ver sus títulos.',
      },
      {
        title: 'Elige una carpeta para cada género',
        text: 'La aplicación propone una según el género. Corrígela antes de descargar si no te convence, porque después cuesta más. Los originales de pocos minutos se guardan mejor por temporadas completas en una misma carpeta.',
      },
      {
        title: 'Elige el tamaño según la pantalla',
        text: 'Para el salón toma la resolución mayor; para el móvil basta con 480p, unos 300 MB por hora. ¿Quieres la misma película en los dos? Crea dos tareas con carpetas distintas, para que la segunda no sustituya a la primera, y reproduce un minuto de cada archivo.',
      },
    ],
    hints: [
      {
        title: 'Episodios de diez minutos',
        text: 'Muchos originales proceden de Quibi y son muy cortos. Si numeras los archivos con dos cifras, se reproducen seguidos como una película de hora y media.',
      },
      {
        title: 'Sección infantil',
        text: '«Kids & Family» se abre por separado y no muestra nada más, de modo que es un buen punto de partida para un viaje con niños. Casi todo está solo en inglés.',
      },
      {
        title: 'Subtítulos según la procedencia',
        text: 'Los originales siempre tienen subtítulos y las series antiguas, a menudo. En los títulos importados pueden formar parte de la imagen. El menú te lo muestra antes de empezar.',
      },
      {
        title: 'Los originales también se retiran',
        text: 'Roku ha quitado del catálogo incluso producciones propias. Si una te gusta, guárdala mientras aparezca en la lista.',
      },
    ],
    questions: [
      {
        question: '¿Se puede ver desde España?',
        answer:
          'Por regla general, no: se dirige a Estados Unidos, Canadá y el Reino Unido, y entre esos países tampoco coincide la oferta.',
      },
      {
        question: '¿Recuerda por dónde iba?',
        answer:
          'La web sí, con tu cuenta; en un archivo, de eso se encarga el reproductor. Un aparato de Roku también reproduce archivos MP4 con H.264 desde una memoria USB o un servidor doméstico.',
      },
      {
        question: '¿Tengo que añadir antes el canal en el televisor?',
        answer:
          'No hace falta. Por otra parte, los favoritos que marques en la web aparecerán también en el televisor.',
      },
      {
        question: 'La página dice que mi navegador no admite el título. ¿Qué hago?',
        answer:
          'Elige otro. Unos pocos títulos se ven únicamente en aparatos de Roku, y el navegador interno tiene el mismo límite.',
      },
      {
        question: '¿Puedo guardar un partido?',
        answer:
          'En directo, no. Los programas y documentales deportivos se pueden guardar si tienen ficha propia.',
      },
    ],
    meta_title: 'Guía: The Roku Channel en el ordenador',
    meta_description:
      'Sin aparato de Roku: cómo encontrar títulos gratuitos a la carta, apartar los de pago y guardar los originales de The Roku Channel.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: cómo guardar series del catálogo a la carta',
    intro:
      'Pluto TV parece una televisión con cien canales, pero tiene además un catálogo a la carta, que es lo que se puede guardar. Mientras un canal emite los episodios de una serie en cualquier orden, en el catálogo están numerados. Aquí verás cómo encontrarlos, qué idioma esperar y por qué faltan algunos.',
    steps: [
      {
        title: 'Cambia a la pestaña «A la carta»',
        text: 'Al abrir pluto.tv se pone en marcha un canal; siléncialo y pasa de «TV en directo» a «A la carta» en la parte superior. Si lo que ves es una tabla con horas, sigues en los canales y no hay nada que marcar.',
      },
      {
        title: 'Busca la serie, no el canal',
        text: 'Un canal dedicado a una sola serie suele tenerla también en el catálogo, aunque a veces solo en parte, por ejemplo dos temporadas de siete. Escribe el nombre de la serie en el buscador.',
      },
      {
        title: 'Comprueba el idioma del audio',
        text: 'En España casi todo está doblado y la versión original es rara; las series británicas son la excepción más frecuente. La ficha no lo indica, así que reproduce diez segundos y abre el menú de audio.',
      },
      {
        title: 'Ordena los episodios a tu gusto',
        text: 'Arrástralos en la lista y los archivos se numerarán en ese orden. Si quieres, intercala dos series como haría una cadena. Treinta episodios antiguos ocupan unos 9 GB, y una resolución mayor que la de la cinta original no mejora nada.',
      },
      {
        title: 'Descarga por la noche y revisa por la mañana',
        text: 'Antes de empezar, mira debajo de la cola cuánto va a ocupar y cierra la página de Pluto. Al día siguiente abre un episodio de los de en medio: si oyes un chasquido o ves una raya, es el estado de la grabación original. Comprueba también que el número de archivos coincide con el de la temporada.',
      },
    ],
    hints: [
      {
        title: 'Temporadas con huecos',
        text: 'Por los contratos de emisión faltan capítulos con frecuencia. Una base de datos de series te dice en un minuto cuáles, y así lo sabes antes de empezar.',
      },
      {
        title: 'Cambios de catálogo',
        text: 'El primer día de cada mes llegan títulos y se van otros. Los cambios mayores coinciden con el final de trimestre: marzo, junio, septiembre y diciembre.',
      },
      {
        title: 'Una lista sin cuenta',
        text: 'Si no te registras, Pluto no recuerda nada. Añade el título a la cola de la aplicación sin iniciarlo y te servirá de recordatorio.',
      },
      {
        title: 'Episodios de distinta duración',
        text: 'Los capítulos originales de una hora de televisión duran 48 minutos y los recortados, 42. Si se mezclan, alguien acortó una parte hace años.',
      },
    ],
    questions: [
      {
        question: '¿Por qué hay franjas negras a los lados?',
        answer:
          'Porque las series de hace décadas se rodaron en 4:3 y esa es la imagen completa. Si la estiras, solo consigues deformar las caras.',
      },
      {
        question: '¿España y México tienen la misma oferta?',
        answer:
          'No. Cada país recibe sus canales, su catálogo y su doblaje, y la web te lleva a la edición del lugar donde estás.',
      },
      {
        question: 'Pusieron una película anoche y no aparece. ¿Por qué?',
        answer:
          'Los derechos del canal y los del catálogo se contratan por separado. Vuelve a buscarla el mes que viene.',
      },
      {
        question: '¿Merece la pena crear una cuenta?',
        answer:
          'Recuerda tus favoritos y por dónde ibas, también en el televisor. Para guardar títulos no cambia nada.',
      },
      {
        question: '¿Puedo pasar la temporada ordenada a mi club de fans?',
        answer:
          'No, que se vea gratis no significa que se pueda repartir. Comparte en su lugar la lista con el orden de los episodios.',
      },
    ],
    meta_title: 'Guía: series a la carta de Pluto TV',
    meta_description:
      'Pasar de los canales al catálogo, comprobar el idioma y ordenar los episodios: cómo guardar series de Pluto TV en el ordenador.',
  },
  viki_downloader: {
    title: 'Viki: cómo guardar dramas con los subtítulos completos',
    intro:
      'Los subtítulos de Viki los traducen voluntarios, y un porcentaje indica cuánto llevan hecho. Si guardas un capítulo el día del estreno, puede faltarle la mitad del texto; unos días después suele estar terminado. En los dramas del año pasado no hace falta esperar.',
    steps: [
      {
        title: 'Mira el porcentaje de los subtítulos',
        text: 'En la ficha ves cuánto se ha traducido a cada idioma. Por debajo de 100 faltan frases o capítulos enteros. Esa cifra es la media de la serie, así que mira también la de cada capítulo. Si el drama es antiguo y se quedó a medias, lo más probable es que ya no avance; piensa entonces si te basta el inglés.',
      },
      {
        title: 'Inicia sesión y comprueba tu Viki Pass',
        text: 'Los estrenos y los títulos exclusivos requieren un pase; sin él solo se reproduce un adelanto. Los pases Standard y Plus no abren los mismos títulos, y un icono señala cuál hace falta. Haz la prueba con diez segundos del segundo capítulo, porque el primero suele ser gratuito.',
      },
      {
        title: 'Añade un segundo idioma de subtítulos',
        text: 'Elige el español y, por si acaso, el inglés, que casi siempre se termina primero. Si estudias coreano, combínalo con el español: algunos reproductores muestran dos archivos SRT a la vez, uno arriba y otro abajo.',
      },
      {
        title: 'Descarga los capítulos y revisa el último',
        text: 'Un drama coreano suele tener dieciséis capítulos de algo más de una hora, y en 720p cada uno ocupa alrededor de un giga. Los tailandeses vienen divididos en cuatro partes por capítulo. Cuando acabe, abre el último y comprueba que la traducción llega hasta el final.',
      },
      {
        title: 'Actualiza los subtítulos si los corrigen',
        text: 'Durante las primeras semanas, los traductores retocan nombres y formas de tratamiento. Puedes descargar el texto otra vez sin repetir el vídeo. Si le dejas el mismo nombre de archivo, el reproductor usará la versión nueva.',
      },
    ],
    hints: [
      {
        title: 'El equipo de traducción',
        text: 'La página de cada serie nombra a los voluntarios que la traducen; puedes darles las gracias ahí. Sus notas entre corchetes explican platos, juegos de palabras y formas de cortesía.',
      },
      {
        title: 'Comentarios en pantalla',
        text: 'Los muestra el reproductor de Viki y no se guardan en el archivo. Si quieres leerlos, mira el capítulo en línea con esa función activada.',
      },
      {
        title: 'Series en emisión',
        text: 'Suelen salir dos capítulos por semana. Si un partido de béisbol retrasa la emisión en Seúl, una nota en la ficha avisa de que ese día no hay capítulo.',
      },
      {
        title: 'Un drama con varios títulos',
        text: 'El título de Viki, el de Netflix y la traducción literal pueden ser distintos. Conserva el original en el nombre del archivo para encontrarlo siempre.',
      },
    ],
    questions: [
      {
        question: '¿Qué es el modo de aprendizaje?',
        answer:
          'Una función de la web que muestra dos subtítulos a la vez con un diccionario en algunos títulos. Sin conexión puedes mostrar los dos textos en un reproductor, pero no el diccionario.',
      },
      {
        question: '¿Puedo elegir entre español de España y de América?',
        answer:
          'Normalmente hay una sola versión, en un español que se entiende en todas partes. Unos pocos títulos comprados traen las dos; míralo en la ficha.',
      },
      {
        question: '¿Por qué falta un drama en mi país?',
        answer:
          'Viki compra los derechos por regiones, y lo que no muestra a tu cuenta tampoco sale en la aplicación. Repite la búsqueda al cabo de unos meses, también por el título original.',
      },
      {
        question: '¿Es lo mismo que Rakuten TV?',
        answer:
          'No. Pertenecen al mismo grupo, pero son dos servicios con cuentas distintas, y en la tienda tienen dos productos.',
      },
    ],
    meta_title: 'Guía: dramas de Viki bien subtitulados',
    meta_description:
      'Porcentaje traducido, Viki Pass, segundo idioma y correcciones: cuándo y cómo guardar un drama coreano con todos sus subtítulos.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: cómo guardar un drama chino de 40 capítulos',
    intro:
      'En iQIYI, los cuarenta capítulos de un drama chino aparecen mezclados con avances y escenas de rodaje. Además, los socios van varios capítulos por delante. Con estos pasos guardarás la serie completa y en orden.',
    steps: [
      {
        title: 'Inicia sesión y pon iQ.com en español',
        text: 'El idioma se cambia en el globo de la parte superior y sirve también de preferencia para los subtítulos. Hazlo antes de nada, porque los nombres de archivo lo siguen: de lo contrario tendrás la mitad de la serie en inglés y la otra mitad en caracteres chinos.',
      },
      {
        title: 'Marca solo los episodios numerados',
        text: 'Los «Highlights» están justo al lado. Un episodio lleva un número; un avance tiene un título y dura un par de minutos. Los reportajes de rodaje y los finales alternativos figuran después del último.',
      },
      {
        title: 'Fíjate en la corona VIP',
        text: 'Los primeros capítulos suelen estar abiertos y los demás, reservados a los socios. Si uno se reproduce entero en el navegador interno, lo puedes marcar; si se corta a los pocos minutos, era un adelanto.',
      },
      {
        title: 'Elige el audio y los subtítulos',
        text: 'Lo habitual es el mandarín, aunque algunas series están dobladas al tailandés, al inglés o al español. Los subtítulos chinos suelen formar parte de la imagen: coloca los tuyos arriba en el reproductor para que no se superpongan. En los dramas de época ayuda tener también los ingleses, por los títulos de la corte.',
      },
      {
        title: 'Descarga los capítulos de diez en diez',
        text: 'Haz clic en el 1, mantén pulsada la tecla Mayús y haz clic en el 10. En 720p cada capítulo ocupa unos 700 MB, y la serie entera en una resolución mayor se acerca a los cincuenta gigas. Mira los primeros diez antes de pedir más; quizá no te guste tanto como esperabas.',
      },
      {
        title: 'Comprueba que la descarga está completa',
        text: 'Baja hasta el final de la lista por si hay un epílogo y cuenta los archivos: tienen que ser tantos como episodios. Reproduce una escena del último para ver que tiene subtítulos. Si la serie sigue en emisión, añade a la cola los que falten cuando se publiquen.',
      },
    ],
    hints: [
      {
        title: 'Dos webs y dos cuentas',
        text: 'iqiyi.com es la página para China continental; iQ.com, la internacional. No comparten catálogo ni contraseña, y la suscripción de una no sirve en la otra.',
      },
      {
        title: 'Cuadrados en lugar de caracteres',
        text: 'Significa que al reproductor le falta una fuente china. Instala una, por ejemplo «Noto Sans CJK», que es gratuita, y se verán bien también los nombres de archivo.',
      },
      {
        title: 'Conserva el título en chino',
        text: 'En pinyin sin tonos, títulos distintos parecen iguales. Si dejas los caracteres detrás de la traducción, encontrarás la serie en cualquier buscador.',
      },
      {
        title: 'Cabeceras de dos minutos',
        text: 'Cuarenta veces la misma canción suman más de una hora. Si el archivo tiene capítulos marcados, puedes saltarla con una tecla.',
      },
    ],
    questions: [
      {
        question: '¿Por qué falta una escena que he visto en otro sitio?',
        answer:
          'Porque hay montajes distintos según el mercado, y la televisión china a veces acorta los episodios. Compara la duración: dos minutos de diferencia ya son una pista.',
      },
      {
        question: '¿La animación china está doblada?',
        answer:
          'Al español, pocas veces; con subtítulos se encuentra bastante. Tiene su propia fila, con episodios de veinte minutos y temporadas largas.',
      },
      {
        question: '¿Puedo usar un vale de acceso anticipado?',
        answer:
          'Sí: lo que hayas desbloqueado con él en iQIYI se puede elegir. La aplicación nunca gasta vales por su cuenta.',
      },
      {
        question: 'Mis subtítulos acaban en el capítulo 24. ¿Son todos?',
        answer:
          'Mientras la serie se emite, cada idioma avanza a su ritmo. Puedes guardar el vídeo ahora y los subtítulos cuando aparezcan en la lista.',
      },
    ],
    meta_title: 'Guía: dramas completos de iQIYI',
    meta_description:
      'Episodios sin avances, corona VIP, audio y descargas de diez en diez: cómo guardar un drama chino de iQIYI en tu ordenador.',
  },
  stan_downloader: {
    title: 'Stan: cómo guardar series para un viaje sin cobertura',
    intro:
      'Entre dos ciudades de Australia puedes pasar un día entero sin red. Si preparas Stan en casa, tendrás qué ver todas las noches. Dos semanas a tres horas diarias suman unas cuarenta horas, así que empieza una semana antes de salir.',
    steps: [
      {
        title: 'Inicia sesión en casa y mira tu plan',
        text: 'Stan solo funciona en Australia. El nombre del plan figura en tu cuenta: todos abren los mismos títulos, pero el más barato se queda en definición estándar y los superiores dan más resolución y más pantallas. Si te avisa de que hay demasiados dispositivos, elimina uno antiguo en los ajustes.',
      },
      {
        title: 'Mira qué títulos caducan antes',
        text: 'Los Stan Originals permanecen en el catálogo; las series compradas a otros se retiran el día que indica su ficha. Muchas estadounidenses llegan a Australia el mismo día del estreno, de modo que incluso el capítulo de esa mañana puede ir contigo.',
      },
      {
        title: 'Reúne los títulos en «My List»',
        text: 'Añade los títulos desde el móvil, cuando tengas un rato, y ábrelos después en el ordenador. Con veinte como máximo, la página carga enseguida. Pon delante los que se retiran pronto y quita los que ya hayas guardado; así verás lo que te falta.',
      },
      {
        title: 'Descarga por la noche',
        text: 'Cuarenta horas en 720p ocupan unos 40 GB. Empieza después de las once, dos noches seguidas y con una sola tarea cada vez, porque las líneas rurales van lentas por la tarde. Si se corta la conexión, la descarga continúa donde se quedó.',
      },
      {
        title: 'Copia los archivos y pruébalos sin conexión',
        text: 'Usa una memoria USB en formato exFAT, que leen Windows y Mac y que admite archivos de más de 4 GB. La víspera, desenchufa el router y abre un título de cada carpeta en todos los dispositivos que te lleves.',
      },
    ],
    hints: [
      {
        title: 'Expresiones australianas',
        text: 'Los diálogos están llenos de ellas, y los subtítulos ayudan incluso a quien domina el inglés. Si oyes «arvo», «servo» o «ute», busca la palabra en el archivo SRT.',
      },
      {
        title: 'Calor y batería en el coche',
        text: 'No dejes el portátil al sol; una memoria USB soporta mejor el calor. Una tableta gasta un tercio de lo que gasta un ordenador, y los MP4 se ven en ambos.',
      },
      {
        title: 'Subtítulos para el campamento',
        text: 'El viento y el generador tapan los diálogos. Añade los subtítulos en inglés aunque en casa no los uses.',
      },
      {
        title: 'Una película para imprevistos',
        text: 'Lleva una comedia larga en cada dispositivo. Si el coche tiene que esperar una pieza en Alice Springs, te alegrarás de tenerla.',
      },
    ],
    questions: [
      {
        question: '¿Funciona durante una estancia en Europa?',
        answer:
          'No, Stan solo se reproduce en Australia. Los archivos guardados se abren sin conexión, pero siguen sujetos a las condiciones de la suscripción.',
      },
      {
        question: '¿Stan tiene descargas propias?',
        answer:
          'Sí, en el móvil y la tableta, según el plan. Prueba primero con ellas. Tienen que volver a conectarse pasado un plazo y en dos semanas sin cobertura puede vencer; para ese caso, lo prudente es llevar archivos en tu propio ordenador.',
      },
      {
        question: '¿Está incluido Stan Sport?',
        answer:
          'Puedes elegir las repeticiones si tu plan lo incluye. Se retiran pronto: guarda el rugby y el tenis esa misma semana.',
      },
      {
        question: '¿Puede llevarse los archivos mi compañero de viaje?',
        answer:
          'No, son para uso privado en tu hogar. Durante el viaje puedes verlos en su compañía; a la vuelta, bórralos de la memoria USB.',
      },
    ],
    meta_title: 'Guía: Stan, para un viaje sin cobertura',
    meta_description:
      'Plan, «My List», fechas y prueba sin conexión: cómo guardar series y películas de Stan antes de un viaje por Australia.',
  },
  crave_downloader: {
    title: 'Crave: cómo guardar series en inglés y en francés',
    intro:
      'Crave tiene una parte en inglés y otra en francés, y hay títulos que solo están en una de las dos. Si buscas en un solo idioma, te perderás la mitad de la producción de Montreal. Apunta los títulos en ambas lenguas y los encontrarás antes.',
    steps: [
      {
        title: 'Inicia sesión por la vía que te corresponde',
        text: 'En la página de acceso, elige Bell, otro proveedor de televisión o tu cuenta directa de Crave: cada una usa su propia contraseña. Los proveedores abren una ventana aparte; si se queda en blanco, ciérrala y prueba otra vez.',
      },
      {
        title: 'Cambia el idioma de la web',
        text: 'El conmutador EN/FR de la parte superior cambia el catálogo, los títulos y la voz propuesta. Apunta el título antes de usarlo, porque vuelves a la portada. Tu lista, en cambio, reúne los títulos de las dos partes.',
      },
      {
        title: 'Busca la serie por sus dos nombres',
        text: 'El título francés puede ser muy diferente: «Game of Thrones» se llama allí «Le Trône de fer». El cartel, el año y el reparto te ayudarán a reconocer la serie o la película.',
      },
      {
        title: 'Elige las pistas de audio',
        text: 'Si el título ofrece las dos voces, guárdalas juntas en un MKV. Si cada una tiene su ficha, haz dos archivos y no los mezcles: con que duren treinta segundos más o menos, el sonido ya no coincide. Una comedia de seis capítulos con ambas pistas ocupa menos de 3 GB en 720p.',
      },
      {
        title: 'Descarga las novedades los viernes',
        text: 'Ese día llegan la mayoría de los estrenos y los programas especiales. Borra lo que hayas visto, marca lo nuevo y deja la cola en marcha durante la cena. Comprueba luego que los nombres conservan los acentos, por ejemplo «Série noire».',
      },
    ],
    hints: [
      {
        title: 'Series de Quebec',
        text: 'Algunas solo existen en la parte francesa, así que vale la pena recorrerla aparte. Los subtítulos en francés para sordos te ayudarán a entender el habla de Montreal.',
      },
      {
        title: 'HBO, Starz y Super Écran',
        text: 'En Canadá, la mayoría de las series de HBO se ve en Crave y no en HBO Max. Starz y Super Écran se contratan aparte; un símbolo en la imagen indica cuál requiere cada título.',
      },
      {
        title: 'Transcripción o traducción',
        text: 'Los subtítulos CC en inglés reproducen cada palabra y cada ruido. Los subtítulos en francés de una película inglesa, en cambio, son una traducción y se encuentran mucho menos.',
      },
      {
        title: 'Galas y monólogos',
        text: 'No pertenecen a ninguna temporada; búscalos por el nombre del artista. Suelen ser los primeros en retirarse.',
      },
      {
        title: 'Dibujos animados en dos lenguas',
        text: 'Unos dibujos en francés con subtítulos en francés ayudan a los niños a aprender ortografía. Diez capítulos caben en 2 GB.',
      },
    ],
    questions: [
      {
        question: '¿En qué se diferencian los planes?',
        answer:
          'En la publicidad, la resolución y el número de pantallas. Al más barato le faltan además algunas películas. Consulta la tabla actual de Crave antes de cambiar.',
      },
      {
        question: '¿Hay títulos en español?',
        answer: 'Casi ninguno. Lo normal es el inglés o el francés, con subtítulos en la misma lengua.',
      },
      {
        question: '¿Por qué una serie se acaba en la tercera temporada?',
        answer:
          'Los derechos en Canadá están repartidos, y las temporadas siguientes pueden estar todavía en otro servicio. La web de prensa de Crave a veces anuncia cuándo llegan.',
      },
      {
        question: 'Mi paquete incluye TSN y RDS. ¿Puedo guardar sus programas?',
        answer:
          'No, esos canales tienen sus propias páginas y emiten sobre todo en directo. Sus documentales se pueden elegir si están en la propia Crave.',
      },
    ],
    meta_title: 'Guía: Crave en inglés y en francés',
    meta_description:
      'Cambiar de EN a FR, encontrar una serie por sus dos nombres y guardar ambas voces: guía de Crave en Canadá, para uso privado.',
  },
  globoplay_downloader: {
    title: 'Globoplay: cómo guardar una telenovela completa',
    intro:
      'Junto a cada capítulo de una telenovela, Globoplay publica una docena de fragmentos que conviene dejar a un lado. Como hay seis capítulos por semana durante medio año, lo mejor es guardarla cada sábado y con una carpeta por mes.',
    steps: [
      {
        title: 'Inicia sesión con tu cuenta de Globo',
        text: 'La suscripción de Brasil y la internacional tienen catálogos distintos; fuera de Brasil se contrata la segunda, con una cuenta de Globo corriente. Si has entrado y el botón dice «Assine», tu plan no incluye ese título.',
      },
      {
        title: 'Abre «Edições» y no «Trechos»',
        text: 'En la primera pestaña, que en algunas telenovelas se llama «Capítulos», están los capítulos enteros, de cuarenta a setenta minutos. En la segunda hay fragmentos de dos minutos. Invierte el orden de la lista para empezar por el primero.',
      },
      {
        title: 'Marca los capítulos de una semana',
        text: 'De lunes a sábado se emiten seis. Haz clic en el del lunes y, con la tecla Mayús pulsada, en el del sábado. En 720p ocupan algo más de 4 GB, y tienes el domingo para verlos.',
      },
      {
        title: 'Pon la fecha en el nombre del archivo',
        text: 'No todos los capítulos llevan número, así que empieza el nombre por el día de emisión, por ejemplo «2026-03-02». Guarda los subtítulos en portugués como archivo aparte, para poder ampliarlos en el televisor.',
      },
      {
        title: 'Crea una carpeta para cada mes',
        text: 'Muchos televisores se atascan con 180 archivos juntos. Un mes tiene de veinticuatro a veintisiete capítulos y ocupa unos veinte gigas. Cuando marzo esté completo y hayas visto febrero, borra febrero.',
      },
    ],
    hints: [
      {
        title: 'Reposiciones recortadas',
        text: 'De algunos clásicos solo se conserva la versión abreviada que se emitió por la tarde: en vez de doscientos capítulos hay ciento veinte. Compara el total antes de empezar. Las telenovelas anteriores a los noventa tienen imagen 4:3 y se ven con franjas a los lados.',
      },
      {
        title: 'Diferencia horaria con Brasil',
        text: 'Lo que se emite allí por la noche está disponible en Europa a la mañana siguiente. La diferencia es de cuatro o cinco horas según la época del año.',
      },
      {
        title: 'Resúmenes semanales',
        text: 'De algunas telenovelas hay un resumen de dos horas por semana. Te servirá para ponerte al día después de las vacaciones.',
      },
      {
        title: 'Series más cortas',
        text: 'Los «Originais Globoplay» tienen ocho o diez capítulos y se publican enteros el primer día. Si no puedes dedicar seis noches por semana, elige uno de ellos.',
      },
      {
        title: 'Días sin capítulo',
        text: 'En unas elecciones o en una final de fútbol no se emite. Falta esa fecha en la lista, pero no te pierdes nada de la historia.',
      },
    ],
    questions: [
      {
        question: '¿Basta con hablar español para seguirla?',
        answer:
          'Con los subtítulos en portugués, que tienen casi todas las recientes, se entiende más de lo que parece. Guárdalos en SRT y busca en ellos las expresiones que no conozcas.',
      },
      {
        question: '¿Telecine está incluido?',
        answer:
          'Solo si has contratado ese complemento, y con los plazos que fije. Un icono en la imagen señala los títulos que lo necesitan.',
      },
      {
        question: 'Me perdí los cuarenta primeros capítulos. ¿Por dónde empiezo?',
        answer:
          'Por los resúmenes, si los hay. Si no, empieza por el capítulo 1 en una resolución baja; quien salta al 41 no entiende quién es quién.',
      },
      {
        question: '¿Puedo guardar programas de GNT o Multishow?',
        answer:
          'Sí, si tu plan incluye esos canales y los programas están a la carta. La emisión en directo no se guarda.',
      },
    ],
    meta_title: 'Guía: telenovelas completas de Globoplay',
    meta_description:
      'Capítulos enteros, semana a semana y en carpetas por mes: cómo guardar una telenovela de Globoplay, desde Brasil o desde fuera.',
  },
}
